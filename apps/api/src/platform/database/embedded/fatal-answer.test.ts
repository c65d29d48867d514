import { expect, test } from "vitest";
import { readFatal } from "./fatal-answer.ts";

function message(type: string, payload: string): Buffer {
  const body = Buffer.from(payload, "utf8");
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const error = (severity: string) =>
  message("E", `S${severity}\0V${severity}\0C53100\0Mno space\0\0`);
const ready = message("Z", "I");

test.each(["FATAL", "PANIC"])("an engine that reports %s is dead", (severity) => {
  expect(readFatal(error(severity))).toBe("no space");
  expect(readFatal(Buffer.concat([ready, error(severity), ready]))).toBe("no space");
});

test("an ordinary error is the caller's affair", () => {
  expect(readFatal(Buffer.concat([error("ERROR"), ready]))).toBeNull();
});

test("rows are no errors, whatever they hold", () => {
  expect(readFatal(message("D", "EEEE SPANIC\0VPANIC\0"))).toBeNull();
  expect(readFatal(message("D", "a row cut short").subarray(0, 7))).toBeNull();
});
