import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startTestApi();
  port = Number(new URL(api.origin).port);
});
afterAll(() => api.stop());

/** Raw answer to the beginning of a request before the connection is closed. */
function begin(...lines: string[]): Promise<string> {
  const socket = connect(port, "localhost");
  socket.write(lines.join("\r\n"));
  return text(socket);
}

test.concurrent("answers 408 when headers do not end in time", async () => {
  expect(await begin("GET /healthz HTTP/1.1", "Host: localhost", "X-Slow: ")).toMatch(
    /^HTTP\/1\.1 408 /,
  );
});

test.concurrent("answers 408 in the caller's language when a body does not end in time, and closes the connection", async () => {
  const answer = await begin(
    "POST /account/api/v1/login HTTP/1.1",
    "Host: localhost",
    "X-App-Token: parution-demo",
    "X-Localization: ar",
    "Content-Type: application/json",
    "Content-Length: 100",
    "",
    '{"data":',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"TOO_SLOW"');
  expect(answer).toContain("لم يصل الإرسال");
});

test.concurrent("refuses a body over the call's limit before reading it", async () => {
  const answer = await begin(
    "POST /account/api/v1/login HTTP/1.1",
    "Host: localhost",
    "X-App-Token: parution-demo",
    "Content-Type: application/json",
    "Content-Length: 100000000",
    "",
    "{",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});
