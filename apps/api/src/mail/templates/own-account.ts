import type { Language } from "@parution/contract/call";
import type { Messages } from "../../platform/http/problems.ts";
import { action, facts, formatDays, formatInstant, isolate, paragraph } from "../letter.ts";
import type { SecondFactors } from "./data.ts";
import { links, type Template } from "./template.ts";

/** Link that confirms another address of a user. */
export const addressConfirm: Template<"address-confirm"> = ({ name, linkId }, surroundings) => {
  const { language } = surroundings;
  return {
    subject: words.confirm.subject[language],
    title: words.confirm.subject[language],
    name,
    blocks: [
      paragraph(words.confirm.text[language]),
      action(
        words.confirm.button[language],
        links.withToken(surroundings, "adresse/confirmation", linkId),
      ),
      paragraph(words.nothing[language]),
    ],
  };
};

/** Mail to the former address: the user signs in with another one, and can take this one back. */
export const addressChanged: Template<"address-changed"> = (change, surroundings) => {
  const { language } = surroundings;
  return {
    subject: words.changed.subject[language],
    title: words.changed.subject[language],
    name: change.name,
    blocks: [
      facts([[words.changed.now[language], change.email]]),
      paragraph(words.changed.text[language]),
      action(
        words.changed.button[language],
        links.withToken(surroundings, "adresse/retablir", change.linkId),
      ),
    ],
  };
};

/** The former address is back; names the factors that were removed with it, and those that are left. */
export const addressRestored: Template<"address-restored"> = (
  { name, at, lost, kept },
  surroundings,
) => {
  const { language, zone } = surroundings;
  const { subject, when, removed, left, text, button } = words.restored;
  const rows = (label: string, factors: SecondFactors) =>
    namesOf(factors, language).map((factor) => [label, factor] as const);
  return {
    subject: subject[language],
    title: subject[language],
    name,
    blocks: [
      facts([
        [when[language], formatInstant(at, zone)],
        ...rows(removed[language], lost),
        ...(kept ? rows(left[language], kept) : []),
      ]),
      paragraph(text[language]),
      action(button[language], links.recovery(surroundings)),
    ],
  };
};

function namesOf(
  { authenticator, passkeys, recoveryCodes }: SecondFactors,
  language: Language,
): readonly string[] {
  const { app, passkey, codes } = words.restored;
  return [
    ...(authenticator ? [app[language]] : []),
    ...passkeys.map((name) => `${passkey[language]} ${isolate(name)}`),
    ...(recoveryCodes ? [codes[language]] : []),
  ];
}

/** Announcement that an account ends for want of activity. */
export const accountDormant: Template<"account-dormant"> = ({ name, endsOn }, surroundings) => {
  const { language } = surroundings;
  return {
    subject: words.dormant.subject[language],
    title: words.dormant.subject[language],
    name,
    blocks: [
      facts([[words.dormant.day[language], formatDays([endsOn], language)]]),
      paragraph(words.dormant.text[language]),
      action(words.signIn[language], links.login(surroundings)),
    ],
  };
};

/** Confirmation that an account is closed. */
export const accountClosed: Template<"account-closed"> = ({ name }, { language }) => ({
  subject: words.closed.subject[language],
  title: words.closed.subject[language],
  name,
  blocks: [paragraph(words.closed.text[language])],
});

const words = {
  confirm: {
    subject: { fr: "Confirmez votre nouvelle adresse", ar: "أكدوا عنوانكم الجديد" },
    text: {
      fr: "Cette adresse remplacera la vôtre pour vous connecter. Le lien vaut 24 heures.",
      ar: "سيحل هذا العنوان محل عنوانكم الحالي لتسجيل الدخول. الرابط صالح لمدة 24 ساعة.",
    },
    button: { fr: "Confirmer cette adresse", ar: "تأكيد هذا العنوان" },
  },
  changed: {
    subject: { fr: "Votre adresse de connexion a changé", ar: "تغير عنوان دخولكم" },
    now: { fr: "Nouvelle adresse", ar: "العنوان الجديد" },
    text: {
      fr: "Ce changement ne vient pas de vous ? Reprenez votre adresse dans les 72 heures : toutes les sessions seront fermées, et ce qui a été ajouté pour se connecter sera retiré.",
      ar: "لم تكونوا من أجرى هذا التغيير؟ استرجعوا عنوانكم خلال 72 ساعة: ستغلق كل الجلسات ويحذف كل ما أضيف للدخول.",
    },
    button: { fr: "Reprendre mon adresse", ar: "استرجاع عنواني" },
  },
  restored: {
    subject: { fr: "Votre adresse de connexion est rétablie", ar: "تم استرجاع عنوان دخولكم" },
    when: { fr: "Date", ar: "التاريخ" },
    removed: { fr: "Retiré", ar: "تم حذف" },
    left: { fr: "Toujours valable", ar: "ما زال صالحا" },
    app: { fr: "Application d’authentification", ar: "تطبيق المصادقة" },
    passkey: { fr: "Clé d’accès", ar: "مفتاح المرور" },
    codes: { fr: "Codes de secours", ar: "رموز الاسترجاع" },
    text: {
      fr: "Toutes les sessions sont fermées et l’ancien mot de passe n’est plus valable. Si vous n’en avez pas encore choisi un autre, demandez un lien.",
      ar: "أغلقت كل الجلسات ولم تعد كلمة السر السابقة صالحة. إذا لم تختاروا أخرى بعد فاطلبوا رابطا.",
    },
    button: { fr: "Choisir un mot de passe", ar: "اختيار كلمة سر" },
  },
  dormant: {
    subject: { fr: "Votre compte sera fermé", ar: "سيغلق حسابكم" },
    day: { fr: "Fermeture le", ar: "تاريخ الإغلاق" },
    text: {
      fr: "Votre compte n’a pas servi depuis cinq ans. Connectez-vous avant cette date pour le garder ; sinon, vos données personnelles seront effacées.",
      ar: "لم يستعمل حسابكم منذ خمس سنوات. سجلوا الدخول قبل هذا التاريخ للاحتفاظ به، وإلا فستحذف معطياتكم الشخصية.",
    },
  },
  closed: {
    subject: { fr: "Votre compte est fermé", ar: "تم إغلاق حسابكم" },
    text: {
      fr: "Vos données personnelles sont effacées. Les factures sont conservées aussi longtemps que la loi l’exige.",
      ar: "تم حذف معطياتكم الشخصية. وتحفظ الفواتير المدة التي يفرضها القانون.",
    },
  },
  signIn: { fr: "Se connecter", ar: "تسجيل الدخول" },
  nothing: {
    fr: "Vous n’avez rien demandé ? Ne faites rien : rien n’est changé.",
    ar: "لم تطلبوا شيئا؟ تجاهلوا هذه الرسالة، فلم يتغير شيء.",
  },
} as const satisfies Record<string, Messages | Record<string, Messages>>;
