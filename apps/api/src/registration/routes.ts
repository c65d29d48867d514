import {
  checkRecoveryLink,
  confirmRegistration,
  recoverPassword,
  register,
  requestRecovery,
  resendConfirmation,
} from "@parution/contract/registration";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import type { Messages } from "../platform/http/problems.ts";
import type { Job } from "../platform/jobs.ts";
import { readAgent } from "../platform/session/agent.ts";
import { answerLogin, signIn } from "../session/index.ts";
import { confirm } from "./confirm.ts";
import { browserCookie, endedMark } from "./own-browser.ts";
import { deleteEnded } from "./queries.ts";
import { askRecovery, recover, requireRecoveryLink } from "./recover.ts";
import { keepRegistration, resend } from "./register.ts";

export const registrationRoutes: readonly Route[] = [
  bind(register, async ({ context, input, address, language, answerHeaders }) => {
    const id = await keepRegistration(context, input.body, { address, language });
    answerHeaders.append("Set-Cookie", browserCookie(context.config, id));
    return { message: texts.registered[language] };
  }),
  bind(resendConfirmation, async ({ context, input, address, language }) => {
    await resend(context, input.body, { address, language });
    return { message: texts.resent[language] };
  }),
  bind(confirmRegistration, async (request) => {
    const { context, input, language, headers, answerHeaders } = request;
    const { origin, opened } = await confirm(context, input.body, request);
    const answer = { message: texts.confirmed[language], origin };
    if (opened === null) return answer;
    answerHeaders.append("Set-Cookie", endedMark(context.config));
    const login = await signIn(context, opened, readAgent(headers), false);
    return { ...answer, session: await answerLogin(request, { ...opened, ...login }) };
  }),
  bind(requestRecovery, async ({ context, input, address, language }) => {
    await askRecovery(context, input.body, { address, language });
    return { message: texts.recovery[language] };
  }),
  bind(checkRecoveryLink, async ({ context, input, address }) => {
    const { link } = await requireRecoveryLink(context, input.body.token, address);
    return { expiresAt: link.expires_at.getTime() };
  }),
  bind(recoverPassword, async ({ context, input, address, language }) => {
    await recover(context, input.body, address);
    return { message: texts.recovered[language] };
  }),
];

const HOUR = 60 * 60 * 1000;

/** Deletes sign-ups that were not confirmed, and links that have expired. */
export const forgetRegistrations: Job = {
  name: "registrations",
  every: HOUR,
  run: ({ db, clock }) => deleteEnded(db, new Date(clock.now())),
};

const texts = {
  registered: {
    fr: "Un message part à votre adresse : ouvrez le lien qu’il contient pour terminer.",
    ar: "أرسلنا رسالة إلى عنوانكم: افتحوا الرابط الذي تحتويه لإتمام التسجيل.",
  },
  resent: {
    fr: "Un nouveau message part, si cette adresse attend une confirmation.",
    ar: "أرسلنا رسالة جديدة إذا كان هذا العنوان ينتظر التأكيد.",
  },
  confirmed: { fr: "Votre adresse est confirmée.", ar: "تم تأكيد عنوانكم." },
  recovery: {
    fr: "Un message part à cette adresse. Le lien qu’il contient vaut une heure.",
    ar: "أرسلنا رسالة إلى هذا العنوان. الرابط الذي تحتويه صالح لمدة ساعة.",
  },
  recovered: {
    fr: "Votre mot de passe est changé. Connectez-vous.",
    ar: "تم تغيير كلمة السر. سجلوا الدخول.",
  },
} as const satisfies Record<string, Messages>;
