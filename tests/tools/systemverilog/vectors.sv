// Compares the decoder and the encoder with the answers in the file `vectors`.
module vectors;
	logic [WORD_TOP:0] word, encoded, word_wanted;
	logic [FIELDS_TOP:0] fields, fields_wanted, known, fields_in;
	logic [LENGTH_TOP:0] length, length_wanted, encoded_length;
	logic [OPCODE_TOP:0] opcode, opcode_wanted, opcode_in;
	logic legal, legal_wanted, ok, ok_wanted;
	integer file, count, words, wrong;
	ISA_decode decode (
		.word(word), .legal(legal), .opcode(opcode), .fields(fields), .length(length)
	);
	ISA_encode encode (
		.opcode(opcode_in), .fields(fields_in), .word(encoded), .ok(ok), .length(encoded_length)
	);
	initial begin
		words = 0;
		wrong = 0;
		file = $fopen("vectors", "r");
		count = 10;
		while (count == 10) begin
			count = $fscanf(file, "%h %h %h %h %h %h %h %h %h %h\n", word, legal_wanted,
				opcode_wanted, length_wanted, fields_wanted, known, opcode_in, fields_in, ok_wanted,
				word_wanted);
			#1;
			if (count == 10) begin
				words = words + 1;
				if (legal !== legal_wanted || opcode !== opcode_wanted || length !== length_wanted
					|| ((fields ^ fields_wanted) & known) !== 0 || ok !== ok_wanted
					|| (ok_wanted && encoded !== word_wanted)) begin
					wrong = wrong + 1;
					if (wrong <= 5)
						$display("word %h: legal %b opcode %0d fields %h, ok %b encoded %h", word,
							legal, opcode, fields, ok, encoded);
				end
			end
		end
		$display("%0d words, %0d differences", words, wrong);
		$finish;
	end
endmodule
