import { Agent, request } from "node:http";
import type { Operation } from "../operations.ts";
import type { RawRequest } from "./shapes.ts";

/** Outcome of a request: its status, or 0 where its connection was closed. */
export interface Outcome {
  readonly status: number;
  /** Milliseconds until the answer began. */
  readonly took: number;
}

/** Longest wait for an answer, in milliseconds. */
const TIMEOUT = 60_000;

const agent = new Agent({ keepAlive: true });

/** Sends a request as its bytes stand. */
export function send(
  origin: string,
  { method }: Pick<Operation, "method">,
  { path, headers, body, breaksOffAt }: RawRequest,
): Promise<Outcome> {
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const end = (status: number) => resolve({ status, took: performance.now() - started });
  const { hostname, port } = new URL(origin);
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
  const call = request({
    hostname,
    port,
    method,
    path,
    agent,
    headers: { "X-App-Token": "parution-demo", ...length, ...headers },
  });
  call.setTimeout(TIMEOUT, () => call.destroy());
  call.on("response", (answer) => {
    end(answer.statusCode ?? 0);
    answer.resume();
  });
  // The service may answer before it has read everything, and then hang up.
  call.on("error", () => end(0)).on("close", () => end(0));
  if (breaksOffAt === undefined) call.end(body);
  else call.write(body ?? "", () => setTimeout(() => call.destroy(), 50));
  return promise;
}
