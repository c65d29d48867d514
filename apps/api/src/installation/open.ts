import type { Language } from "@parution/contract/call";
import { hasNewspapers } from "../newspaper/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Messages } from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail } from "../trail/index.ts";
import { applyBook } from "./book.ts";
import { missing, openKept } from "./kept-newspaper.ts";

/**
 * Opens the first newspaper from the stored settings, as the operators' `init` does from a file.
 * @returns the path of its page.
 * @throws ProblemError 409 naming what is missing, or for a newspaper that is open.
 */
export async function openFirst(
  context: Context,
  actor: Pick<StaffIdentity, "email">,
  language: Language,
): Promise<string> {
  const { db, clock, config } = context;
  return transaction(db, async (tx) => {
    if (config.publisher === null && !(await hasNewspapers(tx))) throw missing(PUBLISHER);
    const slug = await openKept(tx, context);
    await applyBook(tx, context, actor);
    await appendToTrail(tx, {
      at: new Date(clock.now()),
      operator: actor.email,
      command: "init",
      subject: slug,
      reason: null,
      before: { newspapers: [] },
      after: { newspapers: [slug] },
    });
    return `/${language}/${slug}`;
  });
}

const PUBLISHER: Messages = {
  fr: "Complétez d’abord l’identité de l’éditeur.",
  ar: "أكملوا أولا بيانات الناشر.",
};
