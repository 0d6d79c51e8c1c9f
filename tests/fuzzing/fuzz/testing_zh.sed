# TESTING.md -> TESTING.zh.md: the phrases of testing.awk in Chinese.
s/^# How \(.*\) was tested$/# \1 的测试/
s/^Written by \(`[^`]*`\), from the totals of its campaigns so far\.$/由 \1 根据历次测试的累计结果写出。/
s/^## Campaigns$/## 测试/
s/^The inputs were generated from the specification and checked against it\.$/输入由规范生成，并按规范检查。/
s/^| harness | engine | sanitizers | inputs | time | failures |$/| 测试程序 | 引擎 | 检测器 | 输入数 | 时间 | 失败数 |/
s/^## Reach$/## 覆盖/
s/^What all inputs together reached, out of everything that the specification makes possible\.$/所有输入总共到达的，以及规范中可能到达的。/
s/^| what | reached | possible |$/| 对象 | 已到达 | 可能 |/
s/^| opcodes decoded |/| 已解码的操作码 |/
s/^| fields at their least value |/| 取最小值的字段 |/
s/^| fields at their greatest value |/| 取最大值的字段 |/
s/^| outcomes of the decoder, by length |/| 解码器的结果，按长度 |/
s/^| reasons why a word of an opcode is reserved |/| 操作码的字成为保留字的原因 |/
s/^| gaps of the encoding space |/| 编码空间的空隙 |/
s/^| opcodes executed |/| 已执行的操作码 |/
s/^| branches of the semantics |/| 语义的分支 |/
s/^| reasons to stop a program |/| 程序停止的原因 |/
s/^| exceptions raised |/| 引发的异常 |/
s/^Not reached:$/未到达：/
s/ min |/ 分钟 |/
s/ h |/ 小时 |/
s/\([0-9]\) s |/\1 秒 |/
