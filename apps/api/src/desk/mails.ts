import type { Transaction } from "kysely";
import { fileUndelivered, lockUndelivered, type UndeliveredMail } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, notFound } from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail } from "../trail/index.ts";
import { sendOnceMore } from "./resend.ts";

type Deps = Pick<Context, "clock" | "db">;
type Actor = Pick<StaffIdentity, "email">;

/**
 * Sends a letter that was not delivered once more, or another one in its place where its link may have ended ({@link sendOnceMore}).
 * @throws ProblemError 404 for an unknown letter, 409 for one that waits, was sent, filed or emptied, or that would be of no use.
 */
export const resend = (context: Context, actor: Actor, mailId: number) =>
  settleMail(context, actor, mailId, {
    command: "resend-mail",
    settle: (tx, mail, at) => sendOnceMore(tx, context, mail, at),
  });

/**
 * Files a letter that was not delivered: it is listed no longer, nor sent.
 * @throws ProblemError 404 for an unknown letter, 409 for one that waits, was sent, filed or emptied.
 */
export const file = (deps: Deps, actor: Actor, mailId: number) =>
  settleMail(deps, actor, mailId, {
    command: "file-mail",
    async settle(tx, { id }, at) {
      await fileUndelivered(tx, id, at);
      return "filed";
    },
  });

interface Settling {
  readonly command: string;
  /** Returns the state of the letter afterwards. */
  readonly settle: (tx: Transaction<Database>, mail: UndeliveredMail, at: Date) => Promise<string>;
}

function settleMail({ db, clock }: Deps, actor: Actor, id: number, { command, settle }: Settling) {
  return transaction(db, async (tx) => {
    const at = new Date(clock.now());
    const mail = await lockUndelivered(tx, id);
    if (mail === undefined) throw notFound();
    if (!mail.is_open) throw settled();
    const state = await settle(tx, mail, at);
    // Without key and recipient, which name a person: the trail is kept for ever.
    await appendToTrail(tx, {
      at,
      operator: actor.email,
      command,
      subject: `${mail.template} ${id}`,
      reason: null,
      before: { state: "failed" },
      after: { state },
    });
    return { id };
  });
}

const settled = () =>
  conflict("MAIL_SETTLED", {
    fr: "Cet e-mail est déjà reparti, ou a été classé.",
    ar: "سبق أن أعيد إرسال هذه الرسالة أو أرشفت.",
  });
