import { createHash } from "node:crypto";
import type { Language } from "@parution/contract/call";
import { z } from "zod";
import { nameOfPublisher } from "../platform/config/publisher.ts";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { type Messages, notFound, ProblemError } from "../platform/http/problems.ts";
import {
  CHALLENGE_LASTS,
  keepChallenge,
  type PasskeyAnswer,
  type Purpose,
  useChallenge,
} from "./challenges.ts";
import { findPasskey, insertPasskey, listPasskeys, usePasskey } from "./queries.ts";

// Read with the first passkey: it brings certificates' parsers.
const library = () => import("@simplewebauthn/server");

/** Passkeys of a user at most. */
const MOST_PASSKEYS = 20;

const part = z.string().regex(/^[\w-]*$/);
const credential = { id: part.min(1).max(1400), rawId: part, type: z.literal("public-key") };
const transports = z.array(z.string().max(40)).max(10).default([]);

/** A signed challenge. Results of extensions, none of which is asked for, are left behind. */
const Signed = z.object({
  ...credential,
  response: z.object({ authenticatorData: part, clientDataJSON: part, signature: part }),
});

/** A passkey that was made for a challenge. */
const Made = z.object({
  ...credential,
  response: z.object({ attestationObject: part, clientDataJSON: part, transports }),
});

/** @throws ProblemError 422 for a text that is no answer of a passkey. */
function read<Answer>(schema: z.ZodType<Answer>, text: string): Answer {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw refused("PASSKEY_INVALID", texts.invalid);
  }
}

/** Site that passkeys belong to. */
function siteOf({ publicUrl }: Context["config"]) {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpID: hostname };
}

/**
 * Options for a new passkey of a user; authenticators that hold one already are excluded.
 * @param language in which they name the publisher
 */
export async function startRegistration(
  { db, clock, config }: Context,
  user: { readonly userId: number; readonly email: string; readonly name: string },
  language: Language,
) {
  const known = await listPasskeys(db, user.userId);
  if (known.length >= MOST_PASSKEYS) throw refused("PASSKEY_LIMIT", texts.limit);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: nameOfPublisher(config.publisher)[language],
    rpID: siteOf(config).rpID,
    userID: handleOf(user.userId, config.factorKey),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: "none",
    excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    timeout: CHALLENGE_LASTS,
  });
  const challenge = await keepChallenge(db, clock.now(), "add", user.userId, options.challenge);
  return { challenge, options: JSON.stringify(options) };
}

/**
 * Adds a passkey of a user.
 * @throws ProblemError 422 for a challenge that is not the user's or was answered before, and for another site's passkey.
 */
export async function readRegistration(
  context: Context,
  userId: number,
  { challenge, response: text }: PasskeyAnswer,
) {
  const response = read(Made, text);
  const expectedChallenge = await useChallenge(context, challenge, "add", userId);
  const { origin, rpID } = siteOf(context.config);
  requireOwnSite(response.response.clientDataJSON, origin);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(notAccepted);
  if (registrationInfo === undefined) throw refused("PASSKEY_INVALID", texts.invalid);
  const { credential } = registrationInfo;
  return {
    credential: credential.id,
    public_key: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: response.response.transports,
  };
}

/** Writes a passkey that {@link readRegistration} has read. */
export async function savePasskey(
  db: Queries,
  owner: { readonly user_id: number; readonly name: string; readonly created_at: Date },
  passkey: Awaited<ReturnType<typeof readRegistration>>,
): Promise<void> {
  if (!(await insertPasskey(db, { ...owner, ...passkey }))) {
    throw refused("PASSKEY_KNOWN", texts.known);
  }
}

/**
 * Options for signing with a passkey. Without a user they name no passkey: the browser offers its own for this site, and the
 * answer discloses no account.
 */
export async function startAssertion(
  { db, clock, config }: Context,
  purpose: Exclude<Purpose, "add">,
  userId: number | null,
) {
  const known = userId === null ? [] : await listPasskeys(db, userId);
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(config).rpID,
    allowCredentials: known.map(({ credential, transports }) => ({ id: credential, transports })),
    userVerification: purpose === "login" ? "required" : "preferred",
    timeout: CHALLENGE_LASTS,
  });
  const challenge = await keepChallenge(db, clock.now(), purpose, userId, options.challenge);
  return { challenge, options: JSON.stringify(options) };
}

/** A passkey that signed its challenge. */
export interface SignedPasskey {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  readonly active: boolean;
  readonly counter: number;
}

/**
 * The passkey that signed a challenge, and its user. Without password it must have verified its user, by finger, face or PIN.
 * @param userId owner of the passkey; null: any, in a login without password
 * @throws ProblemError 422
 */
export async function readAssertion(
  context: Context,
  purpose: Exclude<Purpose, "add">,
  userId: number | null,
  { challenge, response: text }: PasskeyAnswer,
): Promise<SignedPasskey> {
  const response = read(Signed, text);
  const expectedChallenge = await useChallenge(context, challenge, purpose, userId);
  const { origin, rpID } = siteOf(context.config);
  requireOwnSite(response.response.clientDataJSON, origin);
  const known = await findPasskey(context.db, response.id);
  if (known === undefined || (userId !== null && known.user_id !== userId)) {
    throw refused("PASSKEY_UNKNOWN", texts.unknown);
  }
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    // The counter is compared where it is written, so that of two answers at once one is refused.
    credential: {
      id: known.credential,
      publicKey: Buffer.from(known.public_key, "base64url"),
      counter: 0,
    },
    requireUserVerification: purpose === "login",
  }).catch(notAccepted);
  if (!verified) throw refused("PASSKEY_INVALID", texts.invalid);
  const { id, user_id, email, active } = known;
  return { id, userId: user_id, email, active, counter: authenticationInfo.newCounter };
}

/**
 * Notes the use of a passkey.
 * @throws ProblemError 422 when its counter was reached before: there may be a copy of it.
 */
export async function notePasskeyUse(
  db: Queries,
  { id, counter }: SignedPasskey,
  now: number,
): Promise<void> {
  const isAhead = await usePasskey(db, id, { counter, at: new Date(now) });
  if (!isAhead) throw refused("PASSKEY_COPIED", texts.copied);
}

/** Name of a user towards authenticators, random to other readers (Web Authentication, 14.6.1). */
const handleOf = (userId: number, factorKey: string) =>
  new Uint8Array(createHash("sha256").update(`${factorKey} passkeys ${userId}`).digest());

/** Requires the site that the browser has written into the signed data. */
function requireOwnSite(clientData: string, origin: string): void {
  if (originIn(clientData) !== origin) throw refused("PASSKEY_ELSEWHERE", texts.elsewhere);
}

function originIn(clientData: string): unknown {
  try {
    return JSON.parse(Buffer.from(clientData, "base64url").toString("utf8"))?.origin;
  } catch {
    return undefined;
  }
}

/** The library rejects with errors for programmers; another site's passkey has the hash of its name. */
function notAccepted(error: unknown): never {
  const message = error instanceof Error ? error.message : "";
  if (/RP ?ID/i.test(message)) throw refused("PASSKEY_ELSEWHERE", texts.elsewhere);
  if (message.includes("user could not be verified")) {
    throw refused("PASSKEY_UNVERIFIED", texts.unverified);
  }
  throw refused("PASSKEY_INVALID", texts.invalid);
}

export const passkeyNotFound = () => notFound(texts.gone);

const refused = (code: string, messages: Messages) => new ProblemError(422, code, messages);

const texts = {
  limit: {
    fr: `Vous avez déjà ${MOST_PASSKEYS} clés d’accès. Retirez-en une d’abord.`,
    ar: `لديكم ${MOST_PASSKEYS} مفتاح مرور من قبل. احذفوا أحدها أولا.`,
  },
  known: {
    fr: "Cette clé d’accès est déjà enregistrée.",
    ar: "مفتاح المرور هذا مسجل من قبل.",
  },
  unknown: {
    fr: "Cette clé d’accès n’est pas reconnue. Elle a peut-être été retirée du compte.",
    ar: "مفتاح المرور هذا غير معروف. ربما حذف من الحساب.",
  },
  gone: {
    fr: "Cette clé d’accès a déjà été retirée.",
    ar: "مفتاح المرور هذا محذوف من قبل.",
  },
  elsewhere: {
    fr: "Cette clé d’accès appartient à un autre site.",
    ar: "مفتاح المرور هذا يخص موقعا آخر.",
  },
  unverified: {
    fr: "Déverrouillez la clé d’accès par empreinte, visage ou code.",
    ar: "افتحوا مفتاح المرور بالبصمة أو بالوجه أو بالرمز.",
  },
  copied: {
    fr: "Cette clé d’accès a été refusée : une copie en existe peut-être. Retirez-la de votre compte.",
    ar: "رفض مفتاح المرور هذا، فقد تكون له نسخة. احذفوه من حسابكم.",
  },
  invalid: {
    fr: "Cette clé d’accès n’a pas pu être vérifiée.",
    ar: "تعذر التحقق من مفتاح المرور هذا.",
  },
} as const satisfies Record<string, Messages>;
