/* SPDX-License-Identifier: MIT */
/* JSON-RPC: messages with an id are requests, those without are notifications. */
#ifndef SPECC_LSP_RPC_H
#define SPECC_LSP_RPC_H

#include <jansson.h>

#include "lsp/frame.h"

enum rpc_error {
	RPC_PARSE = -32700,
	RPC_INVALID_REQUEST = -32600,
	RPC_UNKNOWN_METHOD = -32601,
	RPC_INVALID_PARAMS = -32602,
	RPC_INTERNAL = -32603,
	RPC_NOT_INITIALIZED = -32002,
	RPC_CANCELLED = -32800,
	RPC_MODIFIED = -32801,
	RPC_FAILED = -32803
};

/* The message in these bytes; NULL if they are not JSON. */
json_t *rpc_read(struct str body);
/* Appends a message to the queue; takes over the reference. */
void rpc_write(struct queue *queue, json_t *message);
/* Appends a response to the request with this id (NULL: unknown); takes over `result`. */
void rpc_answer(struct queue *queue, const json_t *id, json_t *result);
void rpc_refuse(struct queue *queue, const json_t *id, enum rpc_error error, const char *message);
void rpc_notify(struct queue *queue, const char *method, json_t *params);
/* A JSON string; bytes that are not UTF-8 become U+FFFD. */
json_t *json_text(struct str text);

#endif
