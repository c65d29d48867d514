import { type FieldMessages, type Messages, ProblemError } from "./problem.ts";

/** What is not there, or not the caller's (readings G4). */
export function notFound(messages: Messages = texts.notFound): ProblemError {
  return new ProblemError(404, "NOT_FOUND", messages);
}

/** Input that breaks a rule, field by field under the wire's names. */
export function invalid(fields: FieldMessages, messages: Messages = texts.invalid): ProblemError {
  return new ProblemError(422, "INVALID", messages, fields);
}

export function forbidden(messages: Messages = texts.forbidden): ProblemError {
  return new ProblemError(403, "FORBIDDEN", messages);
}

export function unauthenticated(): ProblemError {
  return new ProblemError(401, "UNAUTHENTICATED", texts.unauthenticated);
}

/** The first password was chosen by somebody else (readings H2). */
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

/** The sender of a request keeps the server waiting. */
export function tooSlow(): ProblemError {
  return new ProblemError(408, "TOO_SLOW", texts.tooSlow, undefined, {
    headers: { Connection: "close" },
  });
}

/** @param seconds after which a new attempt is useful. */
export function tooManyAttempts(seconds: number): ProblemError {
  const messages = {
    fr: `Trop de tentatives. Réessayez dans ${seconds} secondes.`,
    ar: `عدد المحاولات كبير جدا. أعد المحاولة بعد ${seconds} ثانية.`,
  };
  return new ProblemError(429, "TOO_MANY_ATTEMPTS", messages, undefined, {
    headers: { "Retry-After": String(seconds) },
  });
}

/** More is asked than can be done; a moment later there may be room. */
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
  tooSlow: {
    fr: "L’envoi n’est pas arrivé à temps. Vérifiez votre connexion et réessayez.",
    ar: "لم يصل الإرسال في الوقت المحدد. تحققوا من الاتصال وأعيدوا المحاولة.",
  },
  tooLarge: { fr: "L’envoi est trop volumineux.", ar: "حجم الإرسال كبير جدا." },
} as const satisfies Record<string, Messages>;
