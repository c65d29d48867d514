import type { TestApi } from "../index.ts";
import type { Operation, OperationField } from "./operations.ts";

/** Content of a request, under the wire's names. */
export interface WireRequest {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Sends a request as it stands, JSON in its body, with a bearer token or without. */
export function sendWire(
  api: TestApi,
  { method, path }: Pick<Operation, "method" | "path">,
  request: WireRequest,
  token: string | null,
  further: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(request.path?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) query.set(name, String(value));
  const headers: Record<string, string> = { "Content-Type": "application/json", ...further };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  const body = method === "POST" ? { body: JSON.stringify(request.body ?? {}) } : {};
  return api.fetch(`${filled}?${query}`, { method, headers, ...body });
}

/** The value of a field in a request; undefined where the request does not say it. */
export function valueAt(request: WireRequest, { place, path }: OperationField): unknown {
  return path.reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value[0];
    return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  }, request[place]);
}

/** The request with one field otherwise. */
export function withValueAt(
  request: WireRequest,
  { place, path }: OperationField,
  value: unknown,
): WireRequest {
  return { ...request, [place]: replaced(request[place] ?? {}, path, value) };
}

function replaced(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === "[]") return [replaced(undefined, rest, value)];
  const record = typeof whole === "object" && whole !== null ? whole : {};
  return { ...record, [name]: replaced(Reflect.get(record, name), rest, value) };
}
