import { AwsClient } from "aws4fetch";
import { StartError } from "../start-error.ts";
import { checkKey, type Storage } from "./storage.ts";

/** Longest wait for one answer of the bucket, in milliseconds. */
const TIMEOUT = 30_000;

interface Bucket {
  /** Address of the bucket with its prefix, ending in a slash. */
  readonly base: string;
  readonly client: AwsClient;
}

/**
 * Files in a bucket that speaks S3's protocol: `s3://bucket/prefix?endpoint=https://…&region=…`. The keys are those of
 * the address (`s3://key:secret@bucket`) or of `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`.
 * @throws StartError when the keys are missing.
 */
export function bucketStorage(storageUrl: string, env: NodeJS.ProcessEnv): Storage {
  const { base, client } = readBucket(new URL(storageUrl), env);
  const send = (method: string, key: string, init: RequestInit = {}) =>
    client.fetch(`${base}${checkKey(key)}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(TIMEOUT),
    });
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
  };
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
  const path = `${url.host}${url.pathname}`.replace(/\/*$/, "/");
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 3 });
  return { base: `${endpoint.replace(/\/+$/, "")}/${path}`, client };
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw refused(answer.status, await answer.text());
}

function refused(status: number, reason: string): Error {
  return new Error(`The bucket answered ${status}: ${reason.slice(0, 500)}`);
}
