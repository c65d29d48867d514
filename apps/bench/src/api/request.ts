import type { AnyCall, CallInput } from "@parution/contract/call";
import { createClient } from "@parution/contract/client";
import type { Repeated } from "./load.ts";

/** A call as a client of the portal's would send it, as the bytes of HTTP/1.1. */
export async function bytesOfCall<C extends AnyCall>(
  portal: string,
  token: string | null,
  call: C,
  input: CallInput<C>,
): Promise<Repeated> {
  const sent: Request[] = [];
  const client = createClient({
    accountBase: `${portal}/account`,
    adsBase: `${portal}/ads`,
    appToken: "parution-demo",
    language: () => "fr",
    bearer: () => token,
    fetch: (url, init) => {
      sent.push(new Request(url, init));
      return Promise.resolve(new Response(null, { status: 418 }));
    },
  });
  // Nothing answers here: only the sent request counts, and the client's error is ignored.
  await client.call(call, input).catch(() => undefined);
  const [request] = sent;
  if (request === undefined) throw new Error(`${call.name} cannot be sent.`);
  return bytesOf(request);
}

/** A request of the platform as the bytes of HTTP/1.1. */
export async function bytesOf(request: Request): Promise<Repeated> {
  const { method, url } = request;
  const { pathname, search, host, port } = new URL(url);
  const body = await request.bytes();
  const headers = new Headers(request.headers);
  headers.set("host", host);
  if (method !== "GET") headers.set("content-length", String(body.length));
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${pathname}${search} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  return { port: Number(port), bytes: Buffer.concat([Buffer.from(head), body]) };
}
