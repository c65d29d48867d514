import { setTimeout as wait } from "node:timers/promises";
import { isRecord } from "@parution/contract/wire";
import type { TestApi } from "../index.ts";
import type { Encoding, FuzzedRequest } from "./fuzzed-request.ts";
import type { Operation } from "./operations.ts";

/** Milliseconds between the pieces of a slow body, and letters after which it ends. */
const PAUSE = 10;
const LONGEST_IN_PIECES = 4000;

/** Beyond, the address as a whole is refused before any call is looked at. */
const LONGEST_IN_ADDRESS = 1000;

/** Sends a request as it is, however little sense it makes. */
export function sendFuzzed(
  api: TestApi,
  { method, path }: Operation,
  { request, encoding }: FuzzedRequest,
  token: string | null,
): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(asText(request.path?.[name]).slice(0, LONGEST_IN_ADDRESS) || "1"),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    query.append(name.toWellFormed(), asText(value).slice(0, LONGEST_IN_ADDRESS));
  }
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
  if (method === "GET") return api.fetch(`${filled}?${query}`, { headers });
  const { body, type } = encode(request.body, encoding);
  if (type !== null) headers.set("Content-Type", type);
  return api.fetch(`${filled}?${query}`, { method, headers, body, ...HALF_DUPLEX });
}

/** A body may be a stream, which the platform's types do not know yet. */
const HALF_DUPLEX: object = { duplex: "half" };

interface Encoded {
  readonly body: BodyInit;
  /** Media type of the request; null: as the body says. */
  readonly type: string | null;
}

function encode(value: unknown, encoding: Encoding): Encoded {
  switch (encoding) {
    case "json":
      return { body: JSON.stringify(value) ?? "", type: "application/json" };
    case "form":
      return { body: new URLSearchParams(pairs(value)), type: null };
    case "multipart":
      return { body: asForm(value), type: null };
    case "repeated":
      return { body: new URLSearchParams(repeated(pairs(value))), type: null };
    case "slow":
      return { body: inPieces(JSON.stringify(value) ?? ""), type: "application/json" };
    case "garbage":
      return { body: `--x\r\n${JSON.stringify(value)}`, type: "multipart/form-data; boundary=x" };
  }
}

/** Names of which a form has each more often than the one before, up to more than any form has. */
const TIMES = [2, 3, 50, 1500];

const repeated = (all: [string, string][]): [string, string][] =>
  all.flatMap((pair, at) => Array(TIMES[at % TIMES.length]).fill(pair));

/** A body that comes in a few pieces, with pauses; a long one is not sent to its end. */
function inPieces(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text.slice(0, LONGEST_IN_PIECES));
  const size = Math.max(1, Math.ceil(bytes.length / 4));
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length) return controller.close();
      await wait(PAUSE);
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
    },
  });
}

const pairs = (value: unknown): [string, string][] =>
  isRecord(value)
    ? Object.entries(value).map(([name, field]) => [name.toWellFormed(), asText(field)])
    : [["data", asText(value)]];

function asForm(value: unknown): FormData {
  const form = new FormData();
  if (!isRecord(value)) form.append("data", asText(value));
  else {
    for (const [name, field] of Object.entries(value)) {
      const parts = Array.isArray(field) && field[0] instanceof File ? field : [field];
      for (const part of parts) {
        form.append(name.toWellFormed(), part instanceof File ? part : asText(part));
      }
    }
  }
  return form;
}

/** Texts as they are, everything else as JSON, which is how a form carries it. */
const asText = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();
