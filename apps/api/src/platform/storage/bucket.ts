import { AwsClient } from "aws4fetch";
import { StartError } from "../errors.ts";
import { checkKey, isKey, type Storage } from "./storage.ts";

/** Longest wait for one answer of the bucket, in milliseconds. */
const TIMEOUT = 30_000;

interface Bucket {
  readonly address: string;
  /** Prefix of its keys: empty, or ending in a slash. */
  readonly prefix: string;
  readonly client: AwsClient;
}

/**
 * Files in an S3-compatible bucket: `s3://bucket/prefix?endpoint=https://…&region=…`. The keys are those of
 * the address (`s3://key:secret@bucket`) or of `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`.
 * @throws StartError when the keys are missing.
 */
export function bucketStorage(storageUrl: string, env: NodeJS.ProcessEnv): Storage {
  const { address, prefix, client } = readBucket(new URL(storageUrl), env);
  const fetch = (url: string, init: RequestInit) =>
    client.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
  const send = (method: string, key: string, init: RequestInit = {}) =>
    fetch(`${address}/${prefix}${checkKey(key)}`, { ...init, method });
  const list = async (query: string) => {
    const answer = await fetch(`${address}?${query}`, { method: "GET" });
    if (!answer.ok) throw refused(answer.status, await answer.text());
    return answer.text();
  };
  return {
    async put(key, bytes, mediaType) {
      const headers = { "Content-Type": mediaType };
      await expectOk(await send("PUT", key, { body: bytes, headers }));
    },
    async get(key) {
      const answer = await send("GET", key);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (answer.ok) return bytes;
      const reason = new TextDecoder().decode(bytes);
      if (reason.includes("NoSuchKey")) return null;
      throw refused(answer.status, reason);
    },
    async remove(key) {
      await expectOk(await send("DELETE", key));
    },
    keys: () => keysBehind(prefix, list),
  };
}

/** Page after page of the listing, version 2. Keys are plain words: its XML has nothing to unescape in them. */
async function* keysBehind(prefix: string, list: (query: string) => Promise<string>) {
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ "list-type": "2", prefix });
    if (token !== undefined) query.set("continuation-token", token);
    const page = await list(String(query));
    for (const [, found = ""] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) {
      const key = found.slice(prefix.length);
      if (isKey(key)) yield key;
    }
    token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
  } while (token !== undefined);
}

function readBucket(url: URL, env: NodeJS.ProcessEnv): Bucket {
  const accessKeyId = decodeURIComponent(url.username) || env.AWS_ACCESS_KEY_ID;
  const secretAccessKey = decodeURIComponent(url.password) || env.AWS_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey) {
    throw new StartError(
      "STORAGE_URL needs keys: in the address, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
    );
  }
  const region = url.searchParams.get("region") ?? "us-east-1";
  const endpoint = url.searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
  const prefix = url.pathname.replace(/^\/+|\/+$/g, "");
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 3 });
  return {
    address: `${endpoint.replace(/\/+$/, "")}/${url.host}`,
    prefix: prefix === "" ? "" : `${prefix}/`,
    client,
  };
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw refused(answer.status, await answer.text());
}

function refused(status: number, reason: string): Error {
  return new Error(`The bucket answered ${status}: ${reason.slice(0, 500)}`);
}
