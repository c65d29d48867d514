import type { Context } from "../platform/context.ts";
import { ProblemError } from "../platform/http/problems.ts";
import { limitAttempt } from "../platform/rate-limit.ts";
import type { Document } from "./set-document.ts";
import { createTypesetter, type Typesetter } from "./typesetter.ts";

/** Documents per user and minute: typesetting occupies a processor. */
const PER_MINUTE = 40;

const typesetter = createTypesetter();

/** Sets a document for the caller of {@link printPdf}. */
export type SetDocument = Typesetter["set"];

/** The caller, and the file's name. */
interface Print {
  readonly context: Context;
  /** User id, or the network of a visitor. */
  readonly userId: number | string;
  /** File name, without its extension. */
  readonly name: string;
  /** Documents in a minute; {@link PER_MINUTE} by default. */
  readonly perMinute?: number;
}

/**
 * A document set for a caller, as a PDF file; a function makes it out of documents that it sets itself.
 * @throws ProblemError 429 when one person asks too often; 503 when the typesetter has too much to do or failed
 */
export async function printPdf(
  { context, userId, name, perMinute = PER_MINUTE }: Print,
  document: Document | ((set: SetDocument) => Promise<Uint8Array>),
): Promise<File> {
  const { db, clock, log } = context;
  const limit = { key: `print:${userId}`, attempts: perMinute, window: 60_000 };
  await limitAttempt(db, [limit], clock.now());
  try {
    const set: SetDocument = (typeset, how) => typesetter.set(typeset, { owner: userId, ...how });
    const pdf = await (typeof document === "function" ? document(set) : set(document));
    return new File([new Uint8Array(pdf)], `${name}.pdf`, { type: "application/pdf" });
  } catch (err) {
    log.error({ err, document: name }, "document not typeset");
    throw documentUnavailable();
  }
}

/** Sets one document of an archive, whose caller limits their number. @param owner as `userId` of {@link printPdf} */
export const setForArchive = (document: Document, owner: number): Promise<Uint8Array> =>
  typesetter.set(document, { owner });

function documentUnavailable(): ProblemError {
  return new ProblemError(
    503,
    "DOCUMENT_UNAVAILABLE",
    {
      fr: "Le document n’a pas pu être préparé. Réessayez dans un instant.",
      ar: "تعذر إعداد الوثيقة. أعيدوا المحاولة بعد لحظات.",
    },
    undefined,
    { headers: { "Retry-After": "5" } },
  );
}
