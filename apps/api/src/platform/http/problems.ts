import type { AnyCall, FieldOf, Language } from "@parution/contract/call";
import { type Problem, problem, wireFields } from "@parution/contract/errors";
import * as z from "zod/mini";

/** One text in every language; leaving one out is a type error. */
export type Messages = Readonly<Record<Language, string>>;
/** Messages by field name. */
export type FieldMessages = Readonly<Record<string, readonly Messages[]>>;
/** Messages by the English field names of a call, or by those that several calls have. */
export type MessagesOf<C extends AnyCall> = [C] extends [never]
  ? never
  : { readonly [Field in FieldOf<C>]?: readonly Messages[] };

interface Extras {
  /** Further members of the answer (the right price of a refused order). */
  readonly details?: Partial<Omit<Problem, "code" | "message" | "errors">>;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A refusal for the caller, thrown anywhere in a use case (docs/domain/wire-format.md#errors). `code` is a stable name in
 * capitals, for programs; fields have the English names of the call until its binding gives them those of the wire.
 */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly status: number;
  readonly code: string;
  readonly messages: Messages;
  readonly fields: FieldMessages | undefined;
  readonly extras: Extras;

  constructor(
    status: number,
    code: string,
    messages: Messages,
    fields?: FieldMessages,
    extras: Extras = {},
  ) {
    super(`${code}: ${messages.fr}`);
    this.status = status;
    this.code = code;
    this.messages = messages;
    this.fields = fields;
    this.extras = extras;
  }

  /** The same refusal as an answer of a call, its fields under the wire's names. */
  ofCall(call: AnyCall): ProblemError {
    const { status, code, messages, fields, extras } = this;
    if (fields === undefined) return this;
    return new ProblemError(status, code, messages, wireFields(call, fields), extras);
  }

  /** The answer's body in one language. */
  toAnswer(language: Language): z.input<typeof problem> {
    const answer = { code: this.code, message: this.messages[language], ...this.extras.details };
    if (this.fields === undefined) return z.encode(problem, answer);
    const errors = Object.entries(this.fields).map(([field, messages]) => [
      field,
      messages.map((message) => message[language]),
    ]);
    return z.encode(problem, { ...answer, errors: Object.fromEntries(errors) });
  }
}

/** Error 404 for what is not found, or not the caller's (docs/domain/accounts.md#ownership). */
export function notFound(messages: Messages = texts.notFound): ProblemError {
  return new ProblemError(404, "NOT_FOUND", messages);
}

/** A change that something else has overtaken, such as another user's; `code` names it for programs. */
export function conflict(code: string, messages: Messages): ProblemError {
  return new ProblemError(409, code, messages);
}

/** Input that breaks a rule, field by field: `invalid<typeof changePassword>({ next: [message] })`. */
export function invalid<C extends AnyCall = never>(
  fields: MessagesOf<C>,
  messages: Messages = texts.invalid,
): ProblemError {
  return new ProblemError(422, "INVALID", messages, fields as FieldMessages);
}

/** Input that cannot be read, field by field under the wire's names. */
export function unreadable(fields: FieldMessages): ProblemError {
  return new ProblemError(422, "INVALID", texts.invalid, fields);
}

export function forbidden(messages: Messages = texts.forbidden): ProblemError {
  return new ProblemError(403, "FORBIDDEN", messages);
}

export function unauthenticated(): ProblemError {
  return new ProblemError(401, "UNAUTHENTICATED", texts.unauthenticated);
}

/** The first password was chosen by another user. */
export function passwordChangeRequired(): ProblemError {
  return new ProblemError(403, "PASSWORD_CHANGE_REQUIRED", texts.passwordChange);
}

export function appTokenRefused(): ProblemError {
  return new ProblemError(401, "APP_TOKEN", texts.appToken);
}

export function crossSite(): ProblemError {
  return new ProblemError(403, "CROSS_SITE", texts.crossSite);
}

export function malformed(): ProblemError {
  return new ProblemError(400, "MALFORMED", texts.malformed);
}

export function tooLarge(): ProblemError {
  return new ProblemError(413, "TOO_LARGE", texts.tooLarge);
}

/** Refusal of a request that arrives too slowly. */
export function tooSlow(): ProblemError {
  return new ProblemError(408, "TOO_SLOW", texts.tooSlow, undefined, {
    headers: { Connection: "close" },
  });
}

/**
 * @param seconds after which a new attempt is useful.
 * @param reason sentence before the time to wait.
 */
export function tooManyAttempts(
  seconds: number,
  reason: Messages = texts.tooManyAttempts,
): ProblemError {
  const messages = {
    fr: `${reason.fr} Réessayez dans ${waitText(seconds, "fr")}.`,
    ar: `${reason.ar} أعيدوا المحاولة بعد ${waitText(seconds, "ar")}.`,
  };
  return new ProblemError(429, "TOO_MANY_ATTEMPTS", messages, undefined, {
    headers: { "Retry-After": String(seconds) },
  });
}

/** A wait in the unit in which a reader would say it, rounded up: 869 seconds are 15 minutes. */
function waitText(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return countedText(seconds, "second", language);
  if (minutes < 90) return countedText(minutes, "minute", language);
  return countedText(Math.ceil(minutes / 60), "hour", language);
}

function countedText(count: number, unit: string, language: Language): string {
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  const text = new Intl.NumberFormat(`${language}-MA`, format).format(count);
  // Arabic writes the number two into the noun, here behind a preposition.
  return count === 2 && language === "ar" ? text.replace(/ان$/, "ين") : text;
}

/** Refusal under overload; a later attempt may succeed. */
export function overloaded(): ProblemError {
  return new ProblemError(503, "OVERLOADED", texts.overloaded, undefined, {
    headers: { "Retry-After": "1" },
  });
}

/** The answer to a fault of the server: it names the request, so that the log can be searched, and nothing else. */
export function internal(requestId: string): ProblemError {
  const messages = {
    fr: `Une erreur est survenue de notre côté (référence ${requestId}).`,
    ar: `وقع خطأ من جانبنا (المرجع ${requestId}).`,
  };
  return new ProblemError(500, "ERROR_500", messages);
}

const texts = {
  notFound: { fr: "Introuvable.", ar: "غير موجود." },
  invalid: { fr: "Certains champs sont à corriger.", ar: "بعض الحقول تحتاج إلى تصحيح." },
  forbidden: {
    fr: "Cette action n’est pas permise à votre compte.",
    ar: "هذا الإجراء غير مسموح به لحسابكم.",
  },
  unauthenticated: { fr: "Veuillez vous connecter.", ar: "المرجو تسجيل الدخول." },
  passwordChange: {
    fr: "Choisissez d’abord votre propre mot de passe.",
    ar: "اختاروا أولا كلمة السر الخاصة بكم.",
  },
  appToken: { fr: "Application non reconnue.", ar: "تطبيق غير معروف." },
  crossSite: {
    fr: "Cette demande vient d’un autre site.",
    ar: "هذا الطلب صادر من موقع آخر.",
  },
  malformed: { fr: "La demande est illisible.", ar: "تعذرت قراءة الطلب." },
  overloaded: {
    fr: "Le service est très demandé en ce moment. Réessayez dans un instant.",
    ar: "الإقبال على الخدمة كبير في هذه اللحظة. أعيدوا المحاولة بعد قليل.",
  },
  tooManyAttempts: { fr: "Trop de tentatives.", ar: "عدد المحاولات كبير جدا." },
  tooSlow: {
    fr: "L’envoi n’est pas arrivé à temps. Vérifiez votre connexion et réessayez.",
    ar: "لم يصل الإرسال في الوقت المحدد. تحققوا من الاتصال وأعيدوا المحاولة.",
  },
  tooLarge: { fr: "L’envoi est trop volumineux.", ar: "حجم الإرسال كبير جدا." },
} as const satisfies Record<string, Messages>;
