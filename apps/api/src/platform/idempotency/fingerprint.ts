import { createHash } from "node:crypto";
import type { AnyCall } from "@parution/contract/call";
import { isRecord, wireNames } from "@parution/contract/wire";

/** A body on the wire without the fields that the server derives itself, as its call declares them. */
export function withoutDerived(call: Pick<AnyCall, "body" | "derived">, body: unknown): unknown {
  if (call.body === undefined || call.derived === undefined || !isRecord(body)) return body;
  const names = wireNames(call.body);
  const derived = new Set(call.derived.map((name) => names.get(name)));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !derived.has(name)));
}

/** A digest of a request's fields and files, independent of their order and of multipart boundaries. */
export async function fingerprint(input: unknown): Promise<string> {
  const hash = createHash("sha256");
  await digest(input, (part) => hash.update(part));
  return hash.digest("hex");
}

async function digest(value: unknown, update: (part: string | Uint8Array) => void): Promise<void> {
  if (value instanceof File) {
    update(`file ${JSON.stringify([value.name, value.type, value.size])}`);
    update(await value.bytes());
  } else if (Array.isArray(value)) {
    update(`list ${value.length} `);
    for (const item of value) await digest(item, update);
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    update(`object ${entries.length} `);
    for (const [name, item] of entries) {
      update(`${JSON.stringify(name)} `);
      await digest(item, update);
    }
  } else update(`${JSON.stringify(value) ?? "undefined"} `);
}
