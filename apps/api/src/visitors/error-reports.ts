import { randomUUID } from "node:crypto";
import { readErrorReports, reportError, settleErrorReport } from "@parution/contract/reports";
import sanitizeHtml from "sanitize-html";
import { queueMail } from "../mail/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { invalid, type Messages, notFound } from "../platform/http/problems.ts";
import type { Job } from "../platform/jobs.ts";
import { isModestMarkup } from "../platform/markup.ts";
import { limitAttempt, networkOf } from "../platform/rate-limit.ts";
import { bindStaff } from "../staff/index.ts";
import { appendToTrail } from "../trail/index.ts";
import {
  deleteReportsBefore,
  keepReport,
  listReports,
  lockReport,
  writeClosed,
} from "./queries.ts";

/** Reports that one address may send in an hour. */
const PER_HOUR = 30;
const HOUR = 3_600_000;

/**
 * Keeps an error report for the desk, and forwards it to the address of the installation; a sender or recipient in the payload is ignored
 * (docs/domain/public-pages.md#error-reports).
 * @throws ProblemError 422 where nothing is left of the report once it is sanitised, 429 after too many.
 */
const reportErrorRoute = bind(
  reportError,
  async ({ input, identity, context, address, language, headers }) => {
    const { db, clock, config } = context;
    const now = clock.now();
    const limit = { key: `report:${networkOf(address)}`, attempts: PER_HOUR, window: HOUR };
    await limitAttempt(db, [limit], now);
    if (!isModestMarkup(input.body.html))
      throw invalid<typeof reportError>({ html: [texts.tooMuch] });
    const html = sanitise(input.body.html);
    if (html === "") throw invalid<typeof reportError>({ html: [texts.empty] });
    const report = {
      subject: input.body.subject.trim(),
      html,
      userId: identity?.userId ?? null,
      address,
    };
    const mail = {
      to: config.mail.reportsTo,
      language: "fr" as const,
      template: "error-report" as const,
      data: report,
      key: `error-report:${randomUUID()}`,
    };
    const at = new Date(now);
    await transaction(db, async (tx) => {
      await keepReport(tx, { ...groupOf(report, headers), at });
      await queueMail(tx, mail, at);
    });
    return { message: texts.sent[language] };
  },
);

/** Removes from HTML everything that runs, is fetched, leads elsewhere or is hidden. */
function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...["p", "br", "h1", "h2", "h3", "ul", "ol", "li", "dl", "dt", "dd", "pre", "code"],
      ...["strong", "em", "b", "i", "blockquote", "table", "thead", "tbody", "tr", "th", "td"],
    ],
    allowedAttributes: {},
  }).trim();
}

const texts = {
  sent: { fr: "Merci, l’erreur est signalée.", ar: "شكرا لكم، تم التبليغ عن الخطأ." },
  tooMuch: {
    fr: "Le rapport a trop d’éléments, ou trop imbriqués.",
    ar: "في التقرير عدد كبير من العناصر أو من مستويات التداخل.",
  },
  empty: { fr: "Le rapport est vide.", ar: "التقرير فارغ." },
} as const satisfies Record<string, Messages>;

/** Most stored characters of a sentence, of a page and of details. */
const [LONGEST_SENTENCE, LONGEST_PAGE, LONGEST_DETAIL] = [200, 200, 4000];

/** Sentence and page of a report without numbers and keys, so that the same error on two orders is one. */
function groupOf(report: { subject: string; html: string }, headers: Headers) {
  const words = sanitizeHtml(report.html.replaceAll(/<(\/p|br|\/li|\/tr)\b/gi, "\n<$1"), {
    allowedTags: [],
  }).trim();
  const named = /Page : (\/\S*)/.exec(words)?.[1];
  const page = named ?? pathOf(headers.get("referer"));
  return {
    sentence: report.subject.replaceAll(NAMES, "/…").slice(0, LONGEST_SENTENCE).toWellFormed(),
    page: page.replaceAll(NAMES, "/…").slice(0, LONGEST_PAGE).toWellFormed(),
    detail: words.slice(0, LONGEST_DETAIL).toWellFormed(),
  };
}

/** Ids in a path: a number, or a key. */
const NAMES = /\/(\d+|[\w-]{20,})(?=[/\s]|$)/g;

function pathOf(address: string | null): string {
  return URL.parse(address ?? "")?.pathname ?? "";
}

const readReports = bindStaff(readErrorReports, async ({ context, input }) => {
  const isClosed = input.query.state === "closed";
  const { open, rows } = await listReports(context.db, isClosed);
  return {
    open,
    reports: rows.map(({ id, sentence, page, detail, count, first_at, last_at }) => ({
      id,
      sentence,
      page,
      detail,
      count,
      firstAt: first_at.getTime(),
      lastAt: last_at.getTime(),
      state: input.query.state,
    })),
  };
});

const settleReport = bindStaff(settleErrorReport, ({ context, identity, input }) => {
  const { id, state } = input.body;
  const { db, clock } = context;
  return transaction(db, async (tx) => {
    const row = await lockReport(tx, id);
    if (row === undefined) throw notFound();
    const before = row.closed_at === null ? "open" : "closed";
    if (before === state) return { id, state };
    const at = new Date(clock.now());
    await writeClosed(tx, id, state === "closed" ? { at, userId: identity.userId } : null);
    await appendToTrail(tx, {
      at,
      operator: identity.email,
      command: "error-report",
      reason: null,
      subject: row.sentence,
      before: { state: before },
      after: { state },
    });
    return { id, state };
  });
});

/** Deletes reports of errors that have not happened for a year. */
export const forgetErrorReports: Job = {
  name: "error reports of long ago",
  every: 3_600_000,
  async run({ db, clock }) {
    await deleteReportsBefore(db, new Date(clock.now() - 365 * 24 * HOUR));
  },
};

export const reportRoutes: readonly Route[] = [reportErrorRoute, readReports, settleReport];
