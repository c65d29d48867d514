import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@parution/contract/call";
import { sendAtOnce } from "../mail/index.ts";
import { CONSULTATION_PATH, cardProviderOf, type TrialPage } from "../payments/index.ts";
import { type Trial, writeSetting } from "../platform/config/settings.ts";
import type { Context } from "../platform/context.ts";
import type { Messages } from "../platform/http/problems.ts";
import { limitAttempt } from "../platform/rate-limit.ts";
import type { StaffIdentity } from "../staff/index.ts";

/** Timeout of a request to the other side, in milliseconds. */
const TIMEOUT = 15_000;
const HOUR = 60 * 60 * 1000;
const PER_HOUR = 30;

interface Tried {
  readonly isGood: boolean;
  /** False where the other side answers, and does not say that the setting is right. */
  readonly isProven: boolean;
  readonly message: string;
}
type Caller = Pick<StaffIdentity, "userId" | "email" | "name">;

/** Posts the form of a payment of one dirham to the card provider's page, as a payer's browser does; it is never paid. */
export async function tryCard(
  context: Context,
  caller: Caller,
  language: Language,
): Promise<Tried> {
  await requireTry(context, caller.userId);
  const keep = trialOf(context, "card");
  const provider = cardProviderOf(context.config);
  const ref = `ESSAI-${randomBytes(9).toString("hex")}`;
  const { action, fields } = provider.checkout({
    ref,
    orderId: 0,
    amount: 100,
    language,
    payer: { name: caller.name, email: caller.email, telephone: "" },
  });
  const page = await ask(action, { method: "POST", body: new URLSearchParams(fields) });
  if (page === null) return keep(bad(texts.noAnswer[language]));
  const result = provider.readTrial(ref, page);
  const message = texts[result][language];
  const isGood = result !== "refused";
  return keep({ isGood, isProven: result === "accepted", message });
}

/**
 * Asks for the cash partner's list of agencies. The partner calls the newspaper, never the other way round: only the partner can try
 * the shared key, at the address that the answer names.
 */
export async function tryCash(
  context: Context,
  caller: Caller,
  language: Language,
): Promise<Tried> {
  await requireTry(context, caller.userId);
  const keep = trialOf(context, "cash");
  const { cash, publicUrl } = context.config;
  const page = await ask(cash.partnerUrl, {});
  if (page === null || page.status >= 400) return keep(bad(texts.noAgencies[language]));
  const message = `${texts.agencies[language]} ${publicUrl}${CONSULTATION_PATH}`;
  return keep({ isGood: true, isProven: false, message });
}

const bad = (message: string): Tried => ({ isGood: false, isProven: false, message });

/** Most characters of a page that are read. */
const LONGEST_PAGE = 200_000;

/** Most redirections that are followed. */
const MOST_HOPS = 3;

/** Answer of another side, its own redirections followed, as a browser does; null: none came. */
async function ask(url: string, init: RequestInit): Promise<TrialPage | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    let answer = await fetch(url, { ...init, signal, redirect: "manual" });
    for (let hop = 0; hop < MOST_HOPS; hop += 1) {
      const next = nextOf(answer, url);
      if (next === null) break;
      answer = await fetch(next, { signal, redirect: "manual" });
    }
    const body = await beginningOf(answer);
    return { status: answer.status, body, location: answer.headers.get("location") };
  } catch {
    return null; // Not reached, or too late: the caller says so.
  }
}

/** Address that an answer leads to, on the side that was asked alone: another is never called. */
function nextOf({ status, headers }: Response, requestedUrl: string): string | null {
  const location = headers.get("location");
  if (status < 300 || status >= 400 || location === null) return null;
  const next = new URL(location, requestedUrl);
  return next.origin === new URL(requestedUrl).origin ? next.href : null;
}

async function beginningOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length >= LONGEST_PAGE) break;
  }
  return text.slice(0, LONGEST_PAGE);
}

/** Sends a letter to the caller, and awaits the mail server's answer; without a server it is kept in the data folder. */
export async function tryMail(
  context: Context,
  caller: Caller,
  language: Language,
): Promise<Tried> {
  await requireTry(context, caller.userId);
  const keep = trialOf(context, "mail");
  const key = `test-letter:${randomBytes(9).toString("hex")}`;
  const data = { name: caller.name };
  const mail = { to: caller.email, language, template: "test-letter", data, key } as const;
  const carried = await sendAtOnce(context, mail, TIMEOUT);
  if (carried.outcome === "sent") {
    const isProven = context.config.mail.smtpUrl !== null;
    const message = `${texts[isProven ? "sent" : "kept"][language]} ${caller.email}.`;
    return keep({ isGood: true, isProven, message });
  }
  return keep(bad(`${texts.notSent[language]} ${carried.reason}`));
}

type Tryable = "card" | "cash" | "mail";

const digestOf = (setting: object): string =>
  createHash("sha256").update(JSON.stringify(setting)).digest("base64url");

/** Returns a function that keeps the outcome of a try beside the setting as it is now. */
function trialOf({ db, config, clock }: Context, name: Tryable) {
  const of = digestOf(config[name]);
  return async (tried: Tried): Promise<Tried> => {
    const outcome = tried.isProven ? "proven" : tried.isGood ? "answered" : "failed";
    const value = { of, outcome } as const;
    await writeSetting(db, config, { name: `${name}Trial`, value, at: new Date(clock.now()) });
    return tried;
  };
}

/** Outcome of the last try of a setting as it is now; null: it was not tried since it changed. */
export const outcomeOf = (trial: Trial | undefined, setting: object): Trial["outcome"] | null =>
  trial?.of === digestOf(setting) ? trial.outcome : null;

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
  answers: {
    fr: "La page de paiement répond, sans dire si l’identifiant et la clé sont justes : faites un vrai paiement d’un dirham.",
    ar: "صفحة الأداء تجيب دون أن تؤكد صحة المعرف والمفتاح: أدوا درهما واحدا فعلا.",
  },
  noAgencies: {
    fr: "La liste des agences ne répond pas à cette adresse.",
    ar: "لائحة الوكالات لا تجيب في هذا العنوان.",
  },
  agencies: {
    fr: "La liste des agences répond. Le partenaire seul peut essayer la clé, en consultant un code à l’adresse",
    ar: "لائحة الوكالات تجيب. الشريك وحده يستطيع تجربة المفتاح، بالاستعلام عن رمز في العنوان",
  },
  sent: { fr: "L’e-mail est parti à", ar: "أرسلت الرسالة إلى" },
  kept: {
    fr: "Sans serveur d’envoi, l’e-mail reste dans le dossier de données, pour",
    ar: "بدون خادم إرسال تبقى الرسالة في مجلد البيانات، وهي موجهة إلى",
  },
  notSent: { fr: "Le serveur n’a pas pris l’e-mail :", ar: "لم يقبل الخادم الرسالة:" },
} as const satisfies Record<string, Messages>;
