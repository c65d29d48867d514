import { randomBytes } from "node:crypto";
import type { CallInput } from "@parution/contract/call";
import type { confirmRegistration } from "@parution/contract/registration";
import { passwordFault } from "@parution/rules/password";
import type { Selectable, Transaction } from "kysely";
import { findLink, takeLink } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { RegistrationTable } from "../platform/database/tables/registration.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, invalid, type Messages, ProblemError } from "../platform/http/problems.ts";
import { hashPassword, isCommonPassword, verifyPassword } from "../platform/password.ts";
import { type Credentialed, passwordFaultTexts } from "../session/index.ts";
import { limitOf, requireAttempt } from "./limits.ts";
import { isOwnBrowser } from "./own-browser.ts";
import { endRegistrations, findRegistration, insertAccount } from "./queries.ts";

type Confirmation = CallInput<typeof confirmRegistration>["body"];

/** Path to return to after the first login, and the user whose account was opened; null: it was opened before. */
interface Confirmed {
  readonly origin: string;
  readonly opened: (Credentialed & { readonly email: string }) | null;
}

/**
 * Opens the account of a registration whose link was received. The password of the sign-up may be another person's who typed
 * the address: it is accepted in the browser of the sign-up, or when it is typed again; else another one is chosen. A second
 * press on the same link changes nothing.
 * @throws ProblemError 410 for a link that is not valid, 403 elsewhere than in the browser of the sign-up without a password,
 * 422 for a wrong password or one that is not accepted, 409 when the address has an account by now, 429 after too many.
 */
export async function confirm(
  context: Context,
  { token, ...input }: Confirmation,
  { headers, address }: { readonly headers: Headers; readonly address: string },
): Promise<Confirmed> {
  await requireAttempt(context, limitOf.token(address));
  const { db, clock } = context;
  const link = await findLink(db, "registration", token, clock.now());
  const registration =
    link?.registration_id == null ? undefined : await findRegistration(db, link.registration_id);
  if (link === undefined || registration === undefined) throw linkEnded();
  const { origin, email } = registration;
  if (link.used_at !== null) return { origin, opened: null };
  const password_hash = await passwordOf(context, registration, input, headers);
  const userId = await transaction(db, (tx) =>
    open(tx, { ...registration, password_hash }, link.id, clock.now()),
  );
  const opened = userId === null ? null : { userId, email, passwordHash: password_hash };
  return { origin, opened };
}

type Registration = Selectable<RegistrationTable>;

/** Hash of the first password of a confirmed account. */
async function passwordOf(
  { config }: Context,
  registration: Registration,
  { password, next }: Omit<Confirmation, "token">,
  headers: Headers,
): Promise<string> {
  const { id, email, first_name, last_name, password_hash } = registration;
  if (next !== undefined) {
    const names = [email, first_name, last_name];
    const common = async () => ((await isCommonPassword(next, names)) ? "guessable" : null);
    const fault = passwordFault("", next, names) ?? (await common());
    if (fault !== null)
      throw invalid<typeof confirmRegistration>({ next: [passwordFaultTexts[fault]] });
    return hashPassword(next);
  }
  if (password !== undefined) {
    if (await verifyPassword(password, password_hash)) return password_hash;
    throw invalid<typeof confirmRegistration>({ password: [texts.wrong] });
  }
  if (isOwnBrowser(headers, config, id)) return password_hash;
  throw new ProblemError(403, "PASSWORD_REQUIRED", texts.required);
}

/** Spends the link and creates the account; null: a simultaneous request has spent it. */
async function open(
  tx: Transaction<Database>,
  registration: Registration,
  linkId: string,
  now: number,
): Promise<number | null> {
  const taken = await takeLink(tx, linkId, now);
  // Another sign-up with this address may have been confirmed meanwhile.
  if ((await findRegistration(tx, registration.id)) === undefined) throw linkEnded();
  if (taken === undefined) return null;
  const clientHash = randomBytes(16).toString("hex");
  const userId = await insertAccount(tx, { registration, clientHash, at: new Date(now) });
  if (userId === undefined) throw addressTaken();
  await endRegistrations(tx, registration, taken.expires_at);
  return userId;
}

/** Refusal of a token that is unknown, used or expired. */
export function linkEnded(): ProblemError {
  return new ProblemError(410, "LINK_ENDED", texts.ended);
}

function addressTaken(): ProblemError {
  return conflict("ADDRESS_TAKEN", texts.taken);
}

const texts = {
  required: {
    fr: "Ce navigateur n’est pas celui de l’inscription : saisissez votre mot de passe.",
    ar: "هذا ليس المتصفح الذي سجلتم منه: أدخلوا كلمة السر.",
  },
  wrong: {
    fr: "Ce n’est pas le mot de passe de l’inscription.",
    ar: "هذه ليست كلمة السر التي سجلتم بها.",
  },
  ended: {
    fr: "Ce lien n’est plus valable : il a expiré, a déjà servi ou a été annulé.",
    ar: "هذا الرابط لم يعد صالحا: انتهت مدته أو سبق استعماله أو ألغي.",
  },
  taken: {
    fr: "Cette adresse a déjà un compte. Connectez-vous, ou demandez un nouveau mot de passe.",
    ar: "لهذا العنوان حساب من قبل. سجلوا الدخول أو اطلبوا كلمة سر جديدة.",
  },
} as const satisfies Record<string, Messages>;
