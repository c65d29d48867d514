import { randomUUID } from "node:crypto";
import { readDebug, reportError } from "@parution/contract/reports";
import { permissionsOf } from "@parution/rules/access";
import sanitizeHtml from "sanitize-html";
import { queueMail } from "../mail/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bind, bindSession } from "../platform/http/bind.ts";
import { forbidden, invalid, type Messages, tooManyAttempts } from "../platform/http/problems.ts";
import { isModestMarkup } from "../platform/markup.ts";
import { countAttempt, networkOf } from "../platform/rate-limit.ts";
import { countStored, listFailedMails, readMigration, readVersion } from "./queries.ts";

/** Reports that one address may send in an hour. */
const PER_HOUR = 30;
const HOUR = 3_600_000;

/**
 * Forwards an error report to the address of the installation; a sender or recipient in the payload is ignored
 * (docs/domain/public-pages.md#error-reports).
 * @throws ProblemError 422 where nothing is left of the report once it is sanitised, 429 after too many.
 */
export const reportErrorRoute = bind(
  reportError,
  async ({ input, identity, context, address, language }) => {
    const { db, clock, config } = context;
    const now = clock.now();
    const limit = { key: `report:${networkOf(address)}`, attempts: PER_HOUR, window: HOUR };
    const wait = await countAttempt(db, [limit], now);
    if (wait !== null) throw tooManyAttempts(wait);
    if (!isModestMarkup(input.body.html)) throw invalid({ html: [texts.tooMuch] });
    const html = sanitise(input.body.html);
    if (html === "") throw invalid({ html: [texts.empty] });
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
    await transaction(db, (tx) => queueMail(tx, mail, new Date(now)));
    return { message: texts.sent[language] };
  },
);

/** Words and their structure; nothing that runs, is fetched, leads elsewhere or hides. */
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

/**
 * State of the running program.
 * @throws ProblemError 403 except for an administrator.
 */
export const readDebugRoute = bindSession(readDebug, async ({ identity, context }) => {
  if (!permissionsOf(identity).seesBackOffice) throw forbidden();
  const { db, clock } = context;
  const failed = await listFailedMails(db);
  return {
    now: clock.now(),
    database: `PostgreSQL ${await readVersion(db)}`,
    migration: await readMigration(db),
    ...(await countStored(db)),
    mailsFailed: failed.map(({ created_at, last_error, ...mail }) => ({
      ...mail,
      createdAt: created_at.getTime(),
      error: last_error,
    })),
  };
});

export const reportRoutes: readonly Route[] = [reportErrorRoute, readDebugRoute];
