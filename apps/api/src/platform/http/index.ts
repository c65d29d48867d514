export { type Application, createApplication, type Route } from "./application.ts";
export { type BoundCall, bind, bindSession, type CallRequest } from "./bind.ts";
export { collect, FILE_LIMIT, MULTIPART_LIMIT, readBody } from "./body.ts";
export { type Listener, listen } from "./listen.ts";
export { COUNTED, describePage, PAGE_SIZE } from "./page.ts";
export type { PlainFacts, PlainRoute } from "./plain-route.ts";
export { type FieldMessages, type Messages, ProblemError } from "./problem.ts";
export { forbidden, invalid, notFound, tooManyAttempts, unauthenticated } from "./problems.ts";
export { pathOf } from "./serve-call.ts";
