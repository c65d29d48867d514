export { type Application, createApplication, type Route } from "./application.ts";
export { type BoundCall, bind, bindSession, type CallRequest } from "./bind.ts";
export {
  acceptedEncoding,
  type Bytes,
  type Encoding,
  encode,
  encodingIn,
  isKnown,
  isKnownBy,
} from "./encode.ts";
export { createGate } from "./gate.ts";
export { FILE_LIMIT, FILES_LIMIT, messageOf } from "./input/limits.ts";
export { stackedMarks } from "./input-errors.ts";
export { type Listener, listen } from "./listen.ts";
export { storageFull } from "./outage.ts";
export { COUNTED, describePage, type FoundPage, PAGE_SIZE, totalAt } from "./page.ts";
export type { Incoming, KeptAnswer, OpenPages, PageFacts, Pages } from "./pages.ts";
export type { PlainFacts, PlainRequest, PlainRoute } from "./plain-route.ts";
export { type FieldMessages, type Messages, ProblemError } from "./problem.ts";
export { forbidden, invalid, notFound, tooManyAttempts, unauthenticated } from "./problems.ts";
export { requireOwnOrigin } from "./same-site.ts";
export { contentPolicy } from "./security-headers.ts";
export { pathOf } from "./serve-call.ts";
export { bindShared } from "./shared-answers.ts";
export { stampedName } from "./stamped-name.ts";
export { StreamedFile } from "./streamed-file.ts";
