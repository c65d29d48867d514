import { randomBytes } from "node:crypto";
import type { Language } from "@parution/contract/call";
import { sendAtOnce } from "../mail/index.ts";
import { cardProviderOf } from "../payments/index.ts";
import type { Context } from "../platform/context.ts";
import type { Messages } from "../platform/http/problems.ts";
import { limitAttempt } from "../platform/rate-limit.ts";
import type { StaffIdentity } from "../staff/index.ts";

/** Timeout of a request to the other side, in milliseconds. */
const TIMEOUT = 15_000;
const HOUR = 60 * 60 * 1000;
const PER_HOUR = 30;

type Tried = { readonly isGood: boolean; readonly message: string };
type Caller = Pick<StaffIdentity, "userId" | "email" | "name">;

/** Posts the form of a payment of one dirham to the card provider's page, as a payer's browser does; it is never paid. */
export async function tryCard(
  context: Context,
  caller: Caller,
  language: Language,
): Promise<Tried> {
  await requireTry(context, caller.userId);
  const { action, fields } = cardProviderOf(context.config).checkout({
    ref: `ESSAI-${randomBytes(9).toString("hex")}`,
    orderId: 0,
    amount: 100,
    language,
    payer: { name: caller.name, email: caller.email, telephone: "" },
  });
  const status = await post(action, new URLSearchParams(fields));
  if (status === null) return { isGood: false, message: texts.noAnswer[language] };
  const isGood = status < 400;
  return { isGood, message: texts[isGood ? "accepted" : "refused"][language] };
}

/** Status of an answer whose body is not read; null: none came. */
async function post(url: string, body: URLSearchParams): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(url, { method: "POST", body, signal, redirect: "manual" });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null; // Not reached, or too late: the caller says so.
  }
}

/** Sends a letter to the caller, and awaits the mail server's answer. */
export async function tryMail(
  context: Context,
  caller: Caller,
  language: Language,
): Promise<Tried> {
  await requireTry(context, caller.userId);
  const key = `test-letter:${randomBytes(9).toString("hex")}`;
  const data = { name: caller.name };
  const mail = { to: caller.email, language, template: "test-letter", data, key } as const;
  const carried = await sendAtOnce(context, mail, TIMEOUT);
  if (carried.outcome === "sent") {
    return { isGood: true, message: `${texts.sent[language]} ${caller.email}.` };
  }
  return { isGood: false, message: `${texts.notSent[language]} ${carried.reason}` };
}

async function requireTry({ db, clock }: Context, userId: number): Promise<void> {
  const limit = { key: `installation:try:${userId}`, attempts: PER_HOUR, window: HOUR };
  await limitAttempt(db, [limit], clock.now());
}

const texts = {
  noAnswer: {
    fr: "Aucune réponse à cette adresse.",
    ar: "لا جواب من هذا العنوان.",
  },
  accepted: {
    fr: "Le prestataire a accepté le paiement d’essai d’un dirham.",
    ar: "قبل مقدم الخدمة أداء تجريبيا بدرهم واحد.",
  },
  refused: {
    fr: "Le prestataire a refusé le paiement d’essai : vérifiez l’identifiant et la clé.",
    ar: "رفض مقدم الخدمة الأداء التجريبي: تحققوا من المعرف والمفتاح.",
  },
  sent: { fr: "La lettre est partie à", ar: "أرسلت الرسالة إلى" },
  notSent: { fr: "Le serveur n’a pas pris la lettre :", ar: "لم يقبل الخادم الرسالة:" },
} as const satisfies Record<string, Messages>;
