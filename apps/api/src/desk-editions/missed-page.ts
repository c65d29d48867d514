import { formatDayFirst, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { html, raw } from "hono/html";
import { findLink, formatAmount, formatInstant } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { messageOf } from "../platform/http/input/limits.ts";
import type { PlainRoute } from "../platform/http/plain-route.ts";
import { enterAfterAll } from "./missed-entered.ts";
import { carryOutMissed, refundDue } from "./missed-outcome.ts";
import { findMissed, lockMissed, selectMissing } from "./missed-queries.ts";

const PATH = "/ads/parution-manquee/:language{(fr|ar)}/:token{[A-Za-z0-9_-]+}";

/** A form of two buttons. */
const BODY = messageOf(1024);

type Shown = NonNullable<Awaited<ReturnType<typeof findMissed>>>;

/**
 * Page where an advertiser chooses what becomes of an ad that did not run. It needs no script and no session: the link was mailed to
 * its advertiser alone. Reading it chooses nothing, since programs follow the links of mails.
 */
export const missedRoutes: readonly PlainRoute[] = [
  {
    kind: "plain",
    method: "GET",
    path: PATH,
    isSecret: true,
    handle: (request, { context }) => show(context, request.url),
  },
  {
    kind: "plain",
    method: "POST",
    path: PATH,
    isSecret: true,
    isGuarded: true,
    body: BODY,
    async handle(request, { context }) {
      const { linkId } = await readAddress(context, request.url);
      const choice = choiceOf(await request.fields());
      if (linkId !== undefined && choice !== null) await choose(context, linkId, choice);
      return show(context, request.url);
    },
  },
];

/** A client whose link is broken, or has ended, reads that on a page of the same kind. */
async function show(context: Context, url: string): Promise<Response> {
  const { language, linkId } = await readAddress(context, url);
  const missed = linkId === undefined ? undefined : await findMissed(context.db, linkId);
  if (missed === undefined) return unknown(language);
  const [ad] = await selectMissing(context.db, [missed.ad_id]);
  return answer(context, missed, { language, due: ad ? refundDue(ad, missed) : 0 });
}

/** Carries the first choice out; one that comes later, or after the time to choose, changes nothing. */
function choose(context: Context, linkId: string, choice: "move" | "refund"): Promise<void> {
  return transaction(context.db, async (tx) => {
    const missed = await lockMissed(tx, { linkId });
    if (missed === undefined || (await enterAfterAll(tx, context, missed))) return;
    if (missed.due_at.getTime() <= context.clock.now()) return;
    await carryOutMissed(tx, context, missed, choice, missed.user_id);
  });
}

function choiceOf(fields: unknown): "move" | "refund" | null {
  if (typeof fields !== "object" || fields === null || !("choix" in fields)) return null;
  if (fields.choix === "reporter") return "move";
  return fields.choix === "rembourser" ? "refund" : null;
}

/** Language of an address, with its link unless that is unknown or has ended. */
async function readAddress({ db, clock }: Context, url: string) {
  const [, , , segment, token = ""] = new URL(url).pathname.split("/");
  const link = await findLink(db, "missed-ad", token, clock.now());
  return { language: segment === "ar" ? "ar" : "fr", linkId: link?.id } as const;
}

type Language = "fr" | "ar";

interface Offer {
  readonly language: Language;
  /** Centimes that a refund gives back. */
  readonly due: number;
}

function answer({ clock, config }: Context, missed: Shown, { language, due }: Offer): Response {
  const isOpen = missed.state === "open" && missed.due_at.getTime() > clock.now();
  const until = formatInstant(missed.due_at.getTime(), config.publisherZone);
  return pageOf(
    language,
    texts[titleOf(missed)][language],
    html`<p><bdi>${missed.ref_web}</bdi> · <bdi>${missed.web_title}</bdi></p>
<p><bdi>${missed[`label_${language}`]}</bdi> · <time datetime="${missed.day}">${formatDayFirst(toIsoDate(missed.day))}</time></p>
${isOpen ? buttons(language, until, due) : html`<p role="status">${outcomeOf(missed, language)}</p>`}`,
  );
}

const unknown = (language: Language) =>
  pageOf(language, texts.unknownTitle[language], html`<p>${texts.unknown[language]}</p>`, 404);

function pageOf(
  language: Language,
  title: string,
  content: ReturnType<typeof html>,
  status = 200,
): Response {
  const page = html`<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main>
<h1>${title}</h1>
${content}
</main></body></html>`;
  return new Response(page.toString(), {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-store",
    },
  });
}

const buttons = (
  language: Language,
  until: string,
  due: number,
) => html`<p>${texts.question[language](until)}</p>
<form method="post">
<button name="choix" value="reporter">${texts.move[language]}</button>
<button name="choix" value="rembourser">${texts.refund[language]} (<bdi>${formatAmount(due, language)}</bdi>)</button>
</form>`;

/** An ad that was reported as left out and entered after all is printed. */
const isPrinted = ({ state, cause }: Shown) => state === "entered" && cause === "left_out";

function titleOf(missed: Shown) {
  if (missed.state !== "entered") return "title";
  return isPrinted(missed) ? "printedTitle" : "enteredTitle";
}

function outcomeOf(missed: Shown, language: Language): string {
  const days = (missed.after ?? []).map((day: IsoDate) => formatDayFirst(day)).join(" · ");
  if (missed.state === "moved") return `${texts.moved[language]} ${days}`;
  if (missed.state === "refunded") {
    const amount = formatAmount(missed.refund, language);
    return missed.refund === 0 ? texts.dropped[language] : `${texts.refunded[language]} ${amount}`;
  }
  if (isPrinted(missed)) return texts.printed[language];
  return texts[missed.state === "open" ? "late" : missed.state][language];
}

const texts = {
  title: {
    fr: "Votre annonce ne paraît pas à sa date",
    ar: "إعلانكم لا ينشر في موعده",
  },
  question: {
    fr: (until: string) =>
      `Que souhaitez-vous ? Sans réponse de votre part avant le ${until}, elle paraîtra dans la prochaine édition ouverte.`,
    ar: (until: string) =>
      `ماذا تريدون أن نفعل به؟ إذا لم تجيبوا قبل ${until}، فسينشر في العدد المفتوح الموالي.`,
  },
  move: { fr: "La publier dans la prochaine édition", ar: "نشره في العدد الموالي" },
  refund: { fr: "Me faire rembourser", ar: "استرجاع المبلغ" },
  moved: { fr: "Elle paraîtra sans supplément de prix :", ar: "سينشر دون أي زيادة في الثمن:" },
  refunded: { fr: "Elle vous est remboursée :", ar: "أعيد إليكم مبلغه:" },
  dropped: {
    fr: "Elle est retirée de cette édition ; aucun montant n’est à rembourser.",
    ar: "سحب من هذا العدد، ولا مبلغ يجب إرجاعه.",
  },
  changed: {
    fr: "Elle a été modifiée entre-temps : ce choix n’est plus possible.",
    ar: "عدل في هذه الأثناء: لم يعد هذا الاختيار قائما.",
  },
  enteredTitle: { fr: "Votre annonce paraîtra", ar: "سينشر إعلانكم" },
  entered: {
    fr: "Votre annonce paraîtra dans cette édition comme prévu.",
    ar: "سينشر إعلانكم في هذا العدد كما كان مقررا.",
  },
  printedTitle: { fr: "Votre annonce a paru", ar: "تم نشر إعلانكم" },
  printed: { fr: "Elle figure dans le numéro imprimé.", ar: "ورد الإعلان في العدد المطبوع." },
  late: {
    fr: "Le délai de réponse est passé : elle paraîtra dans la prochaine édition ouverte.",
    ar: "انقضى أجل الاختيار: ينشر في العدد المفتوح الموالي.",
  },
  unknownTitle: { fr: "Ce lien n’est pas valable", ar: "هذا الرابط غير صالح" },
  unknown: {
    fr: "Ouvrez-le en entier depuis le dernier e-mail reçu à propos de votre annonce.",
    ar: "افتحوه كاملا من آخر رسالة توصلتم بها حول إعلانكم.",
  },
} as const;

const STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 36rem; margin: 2rem auto; padding: 0 1rem }
form { display: flex; flex-wrap: wrap; gap: 1rem }
button { font: inherit; padding: 0.75rem 1.25rem; min-height: 3rem; cursor: pointer }`;
