import type { Transaction } from "kysely";
import { fileUndelivered, lockUndelivered, resendUndelivered } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { notFound, ProblemError } from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail } from "../trail/index.ts";

type Deps = Pick<Context, "clock" | "db">;
type Actor = Pick<StaffIdentity, "email">;

/**
 * Queues a letter that was not delivered once more. Its Message-ID stays, so that a server or reader that has it already knows it again.
 * @throws ProblemError 404 for an unknown letter, 409 for one that waits, was sent, filed or emptied.
 */
export const resend = (deps: Deps, actor: Actor, mailId: number) =>
  settle(deps, actor, mailId, { command: "resend-mail", state: "waiting", act: resendUndelivered });

/**
 * Files a letter that was not delivered: it is listed no longer, nor sent.
 * @throws ProblemError as {@link resend}.
 */
export const file = (deps: Deps, actor: Actor, mailId: number) =>
  settle(deps, actor, mailId, { command: "file-mail", state: "filed", act: fileUndelivered });

interface Settling {
  readonly command: string;
  readonly state: string;
  readonly act: (tx: Transaction<Database>, mailId: number, at: Date) => Promise<void>;
}

function settle({ db, clock }: Deps, actor: Actor, id: number, { command, state, act }: Settling) {
  return transaction(db, async (tx) => {
    const at = new Date(clock.now());
    const mail = await lockUndelivered(tx, id);
    if (mail === undefined) throw notFound();
    if (!mail.is_open) throw settled();
    await act(tx, id, at);
    // Without key and recipient, which name a person: the trail is kept for ever.
    await appendToTrail(tx, {
      ...{ at, operator: actor.email, command, subject: `${mail.template} ${id}`, reason: null },
      ...{ before: { state: "failed" }, after: { state } },
    });
    return { id };
  });
}

const settled = () =>
  new ProblemError(409, "MAIL_SETTLED", {
    fr: "Ce courrier est déjà reparti, ou a été classé.",
    ar: "سبق أن أعيد إرسال هذه الرسالة أو أرشفت.",
  });
