/** The process lives. */
export const ok = () => Response.json({ status: "ok" });

/** It cannot do anything at the moment. */
export const unavailable = () =>
  Response.json({ status: "unavailable" }, { status: 503, headers: { "Retry-After": "1" } });

/** Before the database is open: the process lives, and can do nothing yet. */
export function starting(request: Request): Response {
  return new URL(request.url).pathname === "/healthz" ? ok() : unavailable();
}
