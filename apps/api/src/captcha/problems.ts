import { type Messages, ProblemError } from "../platform/http/index.ts";

/** The form was sent without a solved challenge. */
export const captchaMissing = () => refusal(texts.missing);
/** The challenge was solved, but too long ago. */
export const captchaExpired = () => refusal(texts.expired);
/** The answer is wrong, not to a challenge of this server, or was used before. */
export const captchaRefused = () => refusal(texts.refused);

const refusal = (message: Messages) =>
  new ProblemError(422, "CAPTCHA", message, { altcha: [message] });

const texts = {
  missing: {
    fr: "Faites la vérification anti-robot avant d’envoyer.",
    ar: "أنجزوا التحقق من أنكم لستم برنامجا آليا قبل الإرسال.",
  },
  expired: {
    fr: "La vérification anti-robot a expiré. Refaites-la, puis renvoyez.",
    ar: "انتهت صلاحية التحقق. أعيدوه ثم أرسلوا من جديد.",
  },
  refused: {
    fr: "La vérification anti-robot n’est pas valable. Refaites-la, puis renvoyez.",
    ar: "التحقق غير صالح. أعيدوه ثم أرسلوا من جديد.",
  },
} as const satisfies Record<string, Messages>;
