import { expect, test } from "vitest";
import { watchForFatal } from "./fatal-answer.ts";

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

function read(...pieces: readonly Uint8Array[]): string | null {
  const watch = watchForFatal();
  return pieces.map(watch).find((found) => found !== null) ?? null;
}

function inPieces(answer: Buffer, size: number): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < answer.length; at += size) pieces.push(answer.subarray(at, at + size));
  return pieces;
}

test.each(["FATAL", "PANIC"])("an engine that reports %s is dead", (severity) => {
  expect(read(error(severity))).toBe("no space");
  expect(read(Buffer.concat([ready, error(severity), ready]))).toBe("no space");
});

test("an ordinary error is not fatal", () => {
  expect(read(Buffer.concat([error("ERROR"), ready]))).toBeNull();
});

test("rows with any content, cut anywhere, are not read as errors", () => {
  const row = message("D", "EEEE SPANIC\0VPANIC\0");
  expect(read(row)).toBeNull();
  // Bytes that would read as a length of -1, after which a careless reader stands still.
  const hollow = message("D", "\u0000E\u00ff\u00ff\u00ff\u00ff");
  hollow.fill(0xff, 7);
  const answer = Buffer.concat([row, hollow, hollow, ready]);
  for (let size = 1; size <= answer.length; size += 1) {
    expect(read(...inPieces(answer, size))).toBeNull();
  }
});

test("a fatal error is found wherever the answer is cut", () => {
  const answer = Buffer.concat([message("D", "a row"), error("PANIC"), ready]);
  for (let size = 1; size <= answer.length; size += 1) {
    expect(read(...inPieces(answer, size))).toBe("no space");
  }
});
