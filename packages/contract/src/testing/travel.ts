import { isRawJson, isRecord } from "../wire/index.ts";

/** Value that arrives when a wire value is sent: JSON text and back, files as they are. */
export function travel(wire: unknown): unknown {
  if (isRawJson(wire)) return JSON.parse(wire.rawJSON);
  if (wire instanceof File) return wire;
  if (Array.isArray(wire)) return wire.map(travel);
  if (!isRecord(wire)) return wire;
  const sent = Object.entries(wire).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent.map(([name, value]) => [name, travel(value)]));
}
