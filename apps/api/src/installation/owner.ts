import type { CallInput, Language } from "@parution/contract/call";
import type { createOwner } from "@parution/contract/installation";
import { passwordFault } from "@parution/rules/password";
import { createLink, findLink, linkToken, type MailedLink, takeLink } from "../mail/index.ts";
import { hasAccounts, insertFirstOwner } from "../newspaper/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { invalid, ProblemError } from "../platform/http/problems.ts";
import { isCommonPassword } from "../platform/password.ts";
import { limitAttempt, networkOf } from "../platform/rate-limit.ts";
import { passwordFaultTexts } from "../session/index.ts";
import { appendToTrail } from "../trail/index.ts";

const HOUR = 60 * 60 * 1000;

/**
 * One-time address of the owner of an empty installation, valid for an hour; null where there is an account. Earlier ones are
 * no longer valid.
 */
export async function installationAddress({ db, clock, config }: Context): Promise<string | null> {
  if (config.demoData || (await hasAccounts(db))) return null;
  return transaction(db, async (tx) => {
    await tx.deleteFrom("mailed_links").where("purpose", "=", "installation").execute();
    const link = { purpose: "installation", lifetime: HOUR } as const;
    const id = await createLink(tx, config, link, clock.now());
    return `${config.publicUrl}/desk/installation/proprietaire#jeton=${linkToken(config, id)}`;
  });
}

/**
 * Valid link of a one-time address.
 * @throws ProblemError 410 once it was used or is late, 429 after too many.
 */
export async function requireLink(
  { db, clock }: Context,
  token: string,
  address: string,
): Promise<MailedLink> {
  const now = clock.now();
  const limit = { key: `installation:${networkOf(address)}`, attempts: 60, window: HOUR };
  await limitAttempt(db, [limit], now);
  const link = await findLink(db, "installation", token, now);
  if (link !== undefined && link.used_at === null) return link;
  throw (await hasAccounts(db)) ? linkUsed() : linkLate();
}

/**
 * Creates the owner of an empty installation, once.
 * @throws ProblemError 410 once the address was used or is late, 422 for a password that is not accepted.
 */
export async function createFirstOwner(
  context: Context,
  { token, email: enteredEmail, password, ...person }: CallInput<typeof createOwner>["body"],
  { address, language }: { readonly address: string; readonly language: Language },
): Promise<void> {
  const { db, clock } = context;
  const link = await requireLink(context, token, address);
  const email = enteredEmail.toLowerCase();
  const names = [email, person.firstName, person.lastName];
  const common = async () => ((await isCommonPassword(password, names)) ? "guessable" : null);
  const fault = passwordFault("", password, names) ?? (await common());
  if (fault !== null) throw invalid<typeof createOwner>({ password: [passwordFaultTexts[fault]] });
  await transaction(db, async (tx) => {
    const at = new Date(clock.now());
    if ((await takeLink(tx, link.id, at.getTime())) === undefined) throw linkUsed();
    if (await hasAccounts(tx)) throw linkUsed();
    const owner = {
      civility: person.civility,
      firstName: person.firstName.trim(),
      lastName: person.lastName.trim(),
    };
    await insertFirstOwner(tx, { ...owner, email, language }, { at, password, isFirst: false });
    await appendToTrail(tx, {
      at,
      operator: email,
      command: "owner",
      subject: email,
      reason: null,
      before: { owner: null },
      after: { owner: email },
    });
  });
}

function linkUsed(): ProblemError {
  return new ProblemError(410, "LINK_USED", {
    fr: "Cette adresse a déjà servi : le journal a un propriétaire. Connectez-vous au bureau.",
    ar: "سبق استعمال هذا العنوان: للجريدة مالك من قبل. سجلوا الدخول إلى المكتب.",
  });
}

function linkLate(): ProblemError {
  return new ProblemError(410, "LINK_ENDED", {
    fr: "Cette adresse n’est plus valable : elle dure une heure. Relancez le programme, il en affiche une autre.",
    ar: "هذا العنوان لم يعد صالحا: مدته ساعة واحدة. أعيدوا تشغيل البرنامج ليعرض عنوانا آخر.",
  });
}
