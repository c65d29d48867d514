import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { findLink, takeLink } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { type Messages, ProblemError } from "../platform/http/problems.ts";
import { limitOf, requireAttempt } from "./limits.ts";
import { endRegistrations, findRegistration, insertAccount } from "./queries.ts";

/**
 * Opens the account of a registration whose link was received. A second press on the same link changes nothing and has the
 * same answer.
 * @returns the path to return to after the first login.
 * @throws ProblemError 410 for a link that is not valid, 409 when the address has an account by now, 429 after too many.
 */
export async function confirm(context: Context, token: string, address: string): Promise<string> {
  await requireAttempt(context, limitOf.token(address));
  const { db, clock } = context;
  const link = await findLink(db, "registration", token, clock.now());
  const registrationId = link?.registration_id;
  if (link === undefined || registrationId == null) throw linkEnded();
  return transaction(db, (tx) => open(tx, { linkId: link.id, registrationId, now: clock.now() }));
}

interface Confirmation {
  readonly linkId: string;
  readonly registrationId: string;
  readonly now: number;
}

async function open(
  tx: Transaction<Database>,
  { linkId, registrationId, now }: Confirmation,
): Promise<string> {
  const taken = await takeLink(tx, linkId, now);
  const registration = await findRegistration(tx, registrationId);
  if (registration === undefined) throw linkEnded();
  if (taken === undefined) return registration.origin;
  const clientHash = randomBytes(16).toString("hex");
  const account = { registration, clientHash, at: new Date(now) };
  if ((await insertAccount(tx, account)) === undefined) throw addressTaken();
  await endRegistrations(tx, registration, taken.expires_at);
  return registration.origin;
}

/** A token that never was, was used, or has expired. */
export function linkEnded(): ProblemError {
  return new ProblemError(410, "LINK_ENDED", texts.ended);
}

function addressTaken(): ProblemError {
  return new ProblemError(409, "ADDRESS_TAKEN", texts.taken);
}

const texts = {
  ended: {
    fr: "Ce lien n’est plus valable : il a expiré ou a déjà servi.",
    ar: "هذا الرابط لم يعد صالحا: انتهت مدته أو سبق استعماله.",
  },
  taken: {
    fr: "Cette adresse a déjà un compte. Connectez-vous, ou demandez un nouveau mot de passe.",
    ar: "لهذا العنوان حساب من قبل. سجلوا الدخول أو اطلبوا كلمة سر جديدة.",
  },
} as const satisfies Record<string, Messages>;
