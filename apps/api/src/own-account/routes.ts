import {
  changeAddress,
  closeAccount,
  confirmAddress,
  exportOwnData,
  undoAddress,
} from "@parution/contract/own-account";
import { clockOf } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { bind, bindSession } from "../platform/http/bind.ts";
import type { Messages } from "../platform/http/problems.ts";
import { stampedName } from "../platform/http/streamed-file.ts";
import type { Job } from "../platform/jobs.ts";
import { limitAttempt } from "../platform/rate-limit.ts";
import { endedCookie } from "../platform/session/cookies.ts";
import { askAddress, confirm, undo } from "./address.ts";
import { close } from "./close.ts";
import { endDormant } from "./dormancy.ts";
import { readOwnData } from "./queries.ts";

const HOUR = 60 * 60 * 1000;
/** Exports that a user may ask for in an hour. */
const EXPORTS = 10;

export const ownAccountRoutes: readonly Route[] = [
  bindSession(changeAddress, async ({ context, identity, input, address, language }) => {
    await askAddress(context, identity, input.body, address);
    return { message: texts.asked[language] };
  }),
  bind(confirmAddress, async ({ context, input, address, language }) => {
    await confirm(context, input.body.token, address);
    return { message: texts.confirmed[language] };
  }),
  bind(undoAddress, async ({ context, input, address, language }) => {
    const recoveryToken = await undo(context, input.body.token, address);
    return { message: texts.undone[language], recoveryToken };
  }),
  bindSession(exportOwnData, async ({ context, identity }) => {
    const { db, clock } = context;
    const limit = { key: `own-data:${identity.userId}`, attempts: EXPORTS, window: HOUR };
    await limitAttempt(db, [limit], clock.now());
    const data = await readOwnData(db, identity.userId, identity.email);
    const name = `${stampedName("mes-donnees", clockOf(context))}.json`;
    return new File([JSON.stringify(data, null, 2)], name, { type: "application/octet-stream" });
  }),
  bindSession(closeAccount, async ({ context, identity, input, answerHeaders, language }) => {
    await close(context, identity, input.body.password);
    answerHeaders.append("Set-Cookie", endedCookie(context.config.publicUrl));
    return { message: texts.closed[language] };
  }),
];

/** Announces and carries out the end of accounts without activity for years. */
export const endDormantAccounts: Job = { name: "dormant accounts", every: HOUR, run: endDormant };

const texts = {
  asked: {
    fr: "Un message part à la nouvelle adresse : ouvrez le lien qu’il contient.",
    ar: "أرسلنا رسالة إلى العنوان الجديد: افتحوا الرابط الذي تحتويه.",
  },
  confirmed: {
    fr: "Votre nouvelle adresse est confirmée. Connectez-vous désormais avec elle.",
    ar: "تم تأكيد عنوانكم الجديد. استعملوه من الآن لتسجيل الدخول.",
  },
  undone: {
    fr: "Votre adresse est rétablie et toutes les sessions sont fermées. L’ancien mot de passe n’est plus valable : choisissez-en un autre.",
    ar: "تم استرجاع عنوانكم وإغلاق كل الجلسات. كلمة السر السابقة لم تعد صالحة: اختاروا أخرى.",
  },
  closed: { fr: "Votre compte est fermé.", ar: "تم إغلاق حسابكم." },
} as const satisfies Record<string, Messages>;
