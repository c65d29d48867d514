import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** One message as received. */
export interface ReceivedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A merchant's server that records its messages and answers as the test decides. */
export interface Merchant {
  readonly url: string;
  readonly messages: ReceivedMessage[];
  /** The messages' bodies, read as forms. */
  readonly received: URLSearchParams[];
  answer: string;
  /** The HTTP status of its answers. */
  status: number;
  /** Resolves when so many messages have been received. */
  callbacks(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function startMerchant(): Promise<Merchant> {
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    merchant.messages.push({ path: request.url ?? "", headers: request.headers, body });
    merchant.received.push(new URLSearchParams(body));
    response.statusCode = merchant.status;
    response.end(merchant.answer);
    for (const { count, resolve } of waiting) if (merchant.messages.length >= count) resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const merchant: Merchant = {
    url: `http://127.0.0.1:${port}`,
    messages: [],
    received: [],
    answer: "ACTION=POSTAUTH",
    status: 200,
    callbacks: (count) =>
      new Promise((resolve) => {
        if (merchant.messages.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return merchant;
}
