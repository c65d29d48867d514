import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";
import type { Html } from "./page.ts";

const largestForm = 64 * 1024;

export interface WebProps {
  /** Called with every error that no page explains. */
  readonly report: (error: unknown) => void;
  readonly pages: {
    readonly tooLarge: () => Html;
    readonly notFound: () => Html;
    readonly failure: () => Html;
  };
}

/** A web application with the style, the health and the failures of a sandbox, for its routes to be added to. */
export function createWeb({ report, pages }: WebProps): Hono {
  const app = new Hono();
  app.use(secureHeaders({ strictTransportSecurity: false, referrerPolicy: "origin" }));
  app.use(
    bodyLimit({
      maxSize: largestForm,
      onError: (c) => answerPage(c, pages.tooLarge(), { status: 413 }),
    }),
  );
  app.use("/static/*", serveStatic({ root: import.meta.dirname }));
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.notFound((c) => answerPage(c, pages.notFound(), { status: 404 }));
  app.onError((error, c) => {
    report(error);
    return answerPage(c, pages.failure(), { status: 500 });
  });
  return app;
}

export interface AnswerOptions {
  readonly status?: 200 | 400 | 404 | 413 | 500;
  /** Origins besides the sandbox's own that the page's forms may post to. */
  readonly formTargets?: readonly string[];
}

/** Answers with a page under a policy that runs nothing but the sandbox's own files. */
export async function answerPage(
  c: Context,
  page: Html,
  { status = 200, formTargets = [] }: AnswerOptions = {},
) {
  c.header(
    "Content-Security-Policy",
    [
      "default-src 'none'",
      // The empty icon: without one, browsers ask for «/favicon.ico» and report that the policy refuses it.
      "img-src data:",
      "style-src 'self'",
      "script-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `form-action ${["'self'", ...formTargets].join(" ")}`,
    ].join("; "),
  );
  c.header("Cache-Control", "no-store");
  return c.html(page, status);
}

/** The posted form; empty when the body is of another type, which reading it then refuses. */
export async function readForm(c: Context): Promise<URLSearchParams> {
  const type = c.req.header("content-type") ?? "";
  const isForm = type.startsWith("application/x-www-form-urlencoded");
  return new URLSearchParams(isForm ? await c.req.text() : "");
}
