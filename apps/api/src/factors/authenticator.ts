import type { Language } from "@parution/contract/call";
import { Secret, TOTP } from "otpauth";
import { nameOfPublisher } from "../platform/config/publisher.ts";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { conflict, type ProblemError } from "../platform/http/problems.ts";
import { seal, unseal } from "../platform/seal.ts";
import { findAuthenticator, insertAuthenticator, useStep } from "./queries.ts";

/** Seconds for which a code is shown (RFC 6238, 4.1). */
const PERIOD = 30;
/** Steps before and after the present one whose codes are accepted, since clocks differ. */
const WINDOW = 1;

/**
 * Gives the user a new key for an authenticator app. It protects nothing until a code has proved it.
 * @param language in which the app names the publisher
 * @throws ProblemError 409 when the user has an app in use.
 */
export async function newAuthenticator(
  { db, clock, config }: Context,
  { userId, email }: { readonly userId: number; readonly email: string },
  language: Language,
): Promise<{ readonly key: string; readonly uri: string }> {
  const issuer = nameOfPublisher(config.publisher)[language];
  const totp = totpOf(new Secret({ size: 20 }), { issuer, label: email });
  const key = totp.secret.base32;
  const secret = seal(key, placeOf(userId), config.factorKey);
  const isNew = await insertAuthenticator(db, {
    user_id: userId,
    secret,
    created_at: new Date(clock.now()),
  });
  if (!isNew) throw alreadyThere();
  return { key, uri: totp.toString() };
}

/**
 * Uses a code of a user's app; false when it is wrong, too old or was used before.
 * @param state of the app: in use, or being set up
 */
export async function useAppCode(
  db: Queries,
  { clock, config }: Pick<Context, "clock" | "config">,
  userId: number,
  code: string,
  state: "confirmed" | "new" = "confirmed",
): Promise<boolean> {
  const row = await findAuthenticator(db, userId);
  if (row === undefined || (row.confirmed_at === null) !== (state === "new")) return false;
  const key = unseal(row.secret, placeOf(userId), config.factorKey);
  if (key === null) return false;
  const now = clock.now();
  const totp = totpOf(Secret.fromBase32(key));
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  if (delta === null) return false;
  return useStep(db, userId, Math.floor(now / 1000 / PERIOD) + delta);
}

/** The variant that every app knows: SHA-1, six digits. */
const totpOf = (
  secret: Secret,
  shown: { readonly issuer?: string; readonly label?: string } = {},
) => new TOTP({ ...shown, secret, algorithm: "SHA1", digits: 6, period: PERIOD });

/** Names the row to which the key is bound: in another user's row it cannot be decrypted. */
const placeOf = (userId: number): string => `authenticator ${userId}`;

function alreadyThere(): ProblemError {
  return conflict("AUTHENTICATOR_IN_USE", {
    fr: "Une application est déjà utilisée. Retirez-la d’abord.",
    ar: "هناك تطبيق مستعمل من قبل. احذفوه أولا.",
  });
}
