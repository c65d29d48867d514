import type { Language } from "@parution/contract/call";
import type { Messages } from "../../platform/http/problems.ts";
import { action, paragraph } from "../letter.ts";
import { links, type Template } from "./template.ts";

/** Link that confirms an address. Nothing that the visitor typed is in it: the address may be another person's. */
export const registrationConfirm: Template<"registration-confirm"> = ({ linkId }, surroundings) => {
  const { language, publisher } = surroundings;
  return {
    subject: words.confirm.subject[language],
    title: words.confirm.title[language],
    name: null,
    blocks: [
      paragraph(words.confirm.text[language](publisher)),
      action(
        words.confirm.button[language],
        links.withToken(surroundings, "inscription/confirmation", linkId),
      ),
      paragraph(words.confirm.notYou[language]),
    ],
  };
};

/** A sign-up with the address of an account. */
export const registrationKnown: Template<"registration-known"> = ({ name }, surroundings) => {
  const { language } = surroundings;
  return {
    subject: words.known.subject[language],
    title: words.known.title[language],
    name,
    blocks: [
      paragraph(words.known.text[language]),
      action(words.signIn[language], links.login(surroundings)),
      action(words.forgotten[language], links.recovery(surroundings), "secondary"),
      paragraph(words.nothing[language]),
    ],
  };
};

/** Link to choose another password. */
export const recoveryLink: Template<"recovery-link"> = ({ name, linkId }, surroundings) => {
  const { language } = surroundings;
  return {
    subject: words.recovery.subject[language],
    title: words.recovery.title[language],
    name,
    blocks: [
      paragraph(words.recovery.text[language]),
      action(
        words.recovery.button[language],
        links.withToken(surroundings, "mot-de-passe-oublie/nouveau", linkId),
      ),
      paragraph(words.nothing[language]),
    ],
  };
};

/** A recovery for an address without account. */
export const recoveryUnknown: Template<"recovery-unknown"> = (_, surroundings) => {
  const { language } = surroundings;
  return {
    subject: words.recovery.subject[language],
    title: words.unknown.title[language],
    name: null,
    blocks: [
      paragraph(words.unknown.text[language]),
      action(words.unknown.button[language], links.register(surroundings)),
      paragraph(words.nothing[language]),
    ],
  };
};

const words = {
  confirm: {
    subject: { fr: "Confirmez votre adresse e-mail", ar: "أكدوا بريدكم الإلكتروني" },
    title: { fr: "Confirmez votre adresse", ar: "تأكيد عنوانكم" },
    text: {
      fr: (publisher: string) =>
        `Un compte ${publisher} a été demandé avec cette adresse. Confirmez-la pour l’ouvrir ; le lien vaut 24 heures.`,
      ar: (publisher: string) =>
        `طلب فتح حساب لدى ${publisher} بهذا العنوان. أكدوه لفتح الحساب؛ الرابط صالح لمدة 24 ساعة.`,
    },
    button: { fr: "Confirmer mon adresse", ar: "تأكيد عنواني" },
    notYou: {
      fr: "Vous n’avez rien demandé ? N’ouvrez pas ce lien : aucun compte ne sera créé.",
      ar: "لم تطلبوا شيئا؟ لا تفتحوا هذا الرابط ولن ينشأ أي حساب.",
    },
  },
  known: {
    subject: { fr: "Vous avez déjà un compte", ar: "لديكم حساب بالفعل" },
    title: { fr: "Vous avez déjà un compte", ar: "لديكم حساب بالفعل" },
    text: {
      fr: "Une inscription a été demandée avec votre adresse, qui a déjà un compte. Connectez-vous, ou choisissez un nouveau mot de passe si vous l’avez oublié.",
      ar: "طلب التسجيل بعنوانكم الذي له حساب من قبل. سجلوا الدخول، أو اختاروا كلمة سر جديدة إذا نسيتموها.",
    },
  },
  recovery: {
    subject: { fr: "Choisissez un nouveau mot de passe", ar: "اختاروا كلمة سر جديدة" },
    title: { fr: "Choisissez un nouveau mot de passe", ar: "اختيار كلمة سر جديدة" },
    text: {
      fr: "Un nouveau mot de passe a été demandé pour votre compte. Le lien vaut une heure et ne sert qu’une fois.",
      ar: "طلبت كلمة سر جديدة لحسابكم. الرابط صالح لمدة ساعة ولمرة واحدة.",
    },
    button: { fr: "Choisir un mot de passe", ar: "اختيار كلمة السر" },
  },
  unknown: {
    title: { fr: "Aucun compte à cette adresse", ar: "لا يوجد حساب بهذا العنوان" },
    text: {
      fr: "Un nouveau mot de passe a été demandé pour cette adresse, qui n’a pas de compte. Le vôtre est peut-être à une autre adresse.",
      ar: "طلبت كلمة سر جديدة لهذا العنوان الذي ليس له حساب. قد يكون حسابكم بعنوان آخر.",
    },
    button: { fr: "Créer un compte", ar: "إنشاء حساب" },
  },
  signIn: { fr: "Se connecter", ar: "تسجيل الدخول" },
  forgotten: { fr: "Mot de passe oublié", ar: "نسيت كلمة السر" },
  nothing: {
    fr: "Vous n’avez rien demandé ? Ne faites rien : rien n’est changé.",
    ar: "لم تطلبوا شيئا؟ تجاهلوا هذه الرسالة، فلم يتغير شيء.",
  },
} as const satisfies Record<
  string,
  Messages | Record<string, Messages | Record<Language, (publisher: string) => string>>
>;
