import { createPublicKey, verify as verifySignature } from "node:crypto";
import { downloadCertificate, verifyAd, verifyCertificate } from "@parution/contract/certificates";
import type { Client } from "@parution/contract/client";
import { payOrder } from "@parution/contract/payments";
import type { CertificateKeys } from "../../certificates/keys.ts";
import { publishDue } from "../../publishing/index.ts";
import { attachmentOf, type TestApi } from "../index.ts";
import { solveCaptcha } from "../solve-captcha.ts";
import { type OrderBody, placeLine } from "./ordering.ts";

export const onWeb: Partial<OrderBody> = { publishOnWeb: true, webTitle: "Constitution" };
export const digital: Partial<OrderBody> = { supportId: 4, webTitle: "Cession", total: 30_000 };

/** An hour of the first date of every ad here. */
export const FIRST_DATE = "2026-06-03T09:00:00Z";

export const referenceOf = (adId: number) => `A${String(adId).padStart(8, "0")}`;

/** Orders an ad and pays it. */
export async function buy(client: Client, changes: Partial<OrderBody> = {}) {
  const placed = await placeLine(client, changes);
  await client.call(payOrder, { body: { orderId: placed.orderId, method: "balance" } });
  return placed;
}

export async function placePaid(client: Client, changes: Partial<OrderBody> = {}) {
  const { adId } = await buy(client, changes);
  return adId;
}

/** Lets the first date come and publishes what is due then; the session is a new one, since the old has ended. */
export async function publish(api: TestApi): Promise<Client> {
  api.clock.set(FIRST_DATE);
  await publishDue(api.context.db, api.context);
  return api.signIn("particulier");
}

export const certificateOf = (client: Client, adId: number) =>
  client.call(downloadCertificate, { query: { adId } });

export interface Signed {
  readonly statement: string;
  readonly signature: string;
  readonly publicKey: string;
  /** Content that the website served, by its SHA-256. */
  readonly served?: Readonly<Record<string, string>>;
}

/** Contents of a certificate for independent verification. */
export async function signedIn(file: File): Promise<Signed & { readonly key: string }> {
  const signed: Signed = JSON.parse(await attachmentOf(file, "attestation.json"));
  return { ...signed, key: JSON.parse(signed.statement).key };
}

/** True when a certificate's signature is that of its statement by its public key. */
export function holds({ statement, signature, publicKey }: Signed): boolean {
  const key = createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: publicKey },
    format: "jwk",
  });
  return verifySignature(null, Buffer.from(statement), key, Buffer.from(signature, "base64url"));
}

/** Asks what a key certifies, as a visitor does. */
export async function verify({ visitor }: TestApi, keyword: string) {
  const captcha = await solveCaptcha(visitor);
  return visitor.call(verifyAd, { query: { keyword, captcha } });
}

/** Has a certificate verified, as a visitor does. */
export async function verifyFile({ visitor }: TestApi, file: File) {
  const captcha = await solveCaptcha(visitor);
  return visitor.call(verifyCertificate, { body: { file, captcha } });
}

/** Changes what the publisher says of its keys from now on. */
export const configure = (api: TestApi, keys: Partial<CertificateKeys>) =>
  Object.assign(api.context.config, keys);
