import { isLoopback, isLoopbackHost } from "../platform/config/config.ts";
import type { PlainFacts, PlainRoute } from "../platform/http/plain-route.ts";
import { notFound } from "../platform/http/problems.ts";
import { mailFolder } from "./carriers.ts";
import { type KeptMail, listMails, listPage, mailPage, PATH, readMail } from "./reading-pages.ts";

/** Pages of the mails that the embedded set-up stores instead of sending, on this machine alone. */
export const readingRoutes: readonly PlainRoute[] = [
  route(PATH, async (folder) => answerHtml(await listPage(await listMails(folder)), OWN_POLICY)),
  route(`${PATH}/:id`, async (folder, [id = ""]) =>
    answerHtml(await mailPage(await requireMail(folder, id)), OWN_POLICY),
  ),
  route(`${PATH}/:id/html`, async (folder, [id = ""]) => {
    const { email } = await requireMail(folder, id);
    return answerHtml(email.html ?? "", MAIL_POLICY);
  }),
  route(`${PATH}/:id/pieces/:index{[0-9]+}`, async (folder, [id = "", , index]) => {
    const { email } = await requireMail(folder, id);
    const piece = email.attachments[Number(index)];
    if (piece === undefined) throw notFound();
    const name = encodeURIComponent(piece.filename ?? "piece");
    const { content } = piece;
    return new Response(typeof content === "string" ? content : new Uint8Array(content), {
      headers: {
        "Content-Type": piece.mimeType,
        "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
      },
    });
  }),
];

/** No script runs and nothing is fetched; a mail's styles are inline. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";
const OWN_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/** Headers of a forwarded request, whose sender may be on another machine. */
const FORWARDING = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
  "x-client-ip",
  "true-client-ip",
  "cf-connecting-ip",
];

function route(
  path: string,
  answer: (folder: string, segments: readonly string[]) => Promise<Response>,
): PlainRoute {
  return {
    kind: "plain",
    method: "GET",
    path,
    async handle(request, facts) {
      const { hostname, pathname } = new URL(request.url);
      requireEmbedded(facts);
      // The host name of another site may resolve to this machine (DNS rebinding): that site could read these mails.
      if (!isLoopbackHost(hostname)) throw notFound();
      if (FORWARDING.some((name) => request.headers.has(name))) throw notFound();
      const segments = pathname.slice(PATH.length + 1).split("/");
      return answer(mailFolder(facts.context.config.dataDir), segments);
    },
  };
}

/** @throws ProblemError 404 where mail leaves the machine, where others share it, and for callers from elsewhere. */
function requireEmbedded({ context: { config }, address }: PlainFacts): void {
  const isEmbedded = config.databaseUrl === null && config.mail.smtpUrl === null;
  const isPrivate = isLoopback(config.publicUrl) && !config.behindProxy;
  if (!isEmbedded || !isPrivate || !isLoopbackHost(address)) throw notFound();
}

async function requireMail(folder: string, id: string): Promise<KeptMail> {
  const mail = await readMail(folder, id);
  if (mail === null) throw notFound();
  return mail;
}

function answerHtml(page: { toString(): string }, policy: string): Response {
  return new Response(page.toString(), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Frame-Options": "SAMEORIGIN",
      "Cache-Control": "no-store",
    },
  });
}
