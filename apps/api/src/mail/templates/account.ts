import type { Messages } from "../../platform/http/problems.ts";
import { action, facts, formatInstant, paragraph } from "../letter.ts";
import { orderWords } from "./orders.ts";
import { links, type Template } from "./template.ts";

/** A member was added to a team. The first password is passed on by the adding user: it is kept nowhere. */
export const memberInvited: Template<"member-invited"> = (invitation, surroundings) => {
  const { language } = surroundings;
  const { company, inviter, email, name } = invitation;
  return {
    subject: `${words.invitation.subject[language]} ${company}`,
    title: words.invitation.title[language],
    name,
    blocks: [
      facts([
        [words.company[language], company],
        [words.inviter[language], inviter],
        [words.email[language], email],
      ]),
      paragraph(words.invitation.password[language]),
      action(words.signIn[language], links.login(surroundings)),
    ],
  };
};

/** A password was changed; its owner is warned of a change by another person. */
export const passwordChanged: Template<"password-changed"> = ({ name, at }, surroundings) => {
  const { language, zone } = surroundings;
  return {
    subject: words.password.subject[language],
    title: words.password.title[language],
    name,
    blocks: [
      facts([[words.password.when[language], formatInstant(at, zone)]]),
      paragraph(words.password.notYou[language]),
    ],
  };
};

/** The second factors of an account have changed; its owner is warned of a change by another person. */
export const protectionChanged: Template<"protection-changed"> = (
  { name, change, at, passkey, left },
  surroundings,
) => {
  const { language, zone } = surroundings;
  const { when, which, codesLeft, notYou, sessionsEnded } = protectionWords;
  const title = protectionWords.titles[change][language];
  const named: [string, string][] = passkey === undefined ? [] : [[which[language], passkey]];
  const counted: [string, string][] =
    left === undefined ? [] : [[codesLeft[language], String(left)]];
  return {
    subject: title,
    title,
    name,
    blocks: [
      facts([[when[language], formatInstant(at, zone)], ...named, ...counted]),
      ...(change.endsWith("removed") ? [paragraph(sessionsEnded[language])] : []),
      paragraph(notYou[language]),
      action(protectionWords.see[language], links.security(surroundings)),
    ],
  };
};

const protectionWords = {
  titles: {
    "authenticator-added": {
      fr: "Une application d’authentification protège votre compte",
      ar: "تطبيق للمصادقة يحمي حسابكم",
    },
    "authenticator-removed": {
      fr: "L’application d’authentification a été retirée",
      ar: "تم حذف تطبيق المصادقة",
    },
    "passkey-added": {
      fr: "Une clé d’accès a été ajoutée à votre compte",
      ar: "تمت إضافة مفتاح مرور إلى حسابكم",
    },
    "passkey-removed": {
      fr: "Une clé d’accès a été retirée de votre compte",
      ar: "تم حذف مفتاح مرور من حسابكم",
    },
    "recovery-code-used": {
      fr: "Un code de secours a été utilisé",
      ar: "تم استعمال رمز استرجاع",
    },
    "recovery-codes-renewed": {
      fr: "Vos codes de secours ont été remplacés",
      ar: "تم استبدال رموز الاسترجاع",
    },
    "factors-removed": {
      fr: "Les seconds facteurs de votre compte ont été retirés",
      ar: "تم حذف العوامل الثانية من حسابكم",
    },
  },
  when: { fr: "Date", ar: "التاريخ" },
  which: { fr: "Clé d’accès", ar: "مفتاح المرور" },
  codesLeft: { fr: "Codes de secours restants", ar: "رموز الاسترجاع المتبقية" },
  sessionsEnded: {
    fr: "Vos autres sessions ont été fermées.",
    ar: "تم إغلاق جلساتكم الأخرى.",
  },
  notYou: {
    fr: "Si cela ne vient pas de vous, changez votre mot de passe et prévenez-nous sans attendre.",
    ar: "إذا لم يصدر ذلك عنكم فغيروا كلمة السر وأخبرونا فورا.",
  },
  see: { fr: "Voir la sécurité du compte", ar: "الاطلاع على أمان الحساب" },
} as const satisfies Record<string, Messages | Record<string, Messages>>;

const words = {
  invitation: {
    subject: { fr: "Vous rejoignez l’équipe", ar: "دعوة للانضمام إلى فريق" },
    title: { fr: "Un compte a été créé pour vous", ar: "تم إنشاء حساب لكم" },
    password: {
      fr: "Votre premier mot de passe vous est remis par la personne qui vous a ajouté. Vous en choisirez un autre à la première connexion.",
      ar: "يسلمكم كلمة السر الأولى من أضافكم إلى الفريق، وستختارون غيرها عند أول دخول.",
    },
  },
  password: {
    subject: { fr: "Votre mot de passe a été changé", ar: "تم تغيير كلمة السر الخاصة بكم" },
    title: { fr: "Votre mot de passe a été changé", ar: "تم تغيير كلمة السر" },
    when: { fr: "Changé le", ar: "تاريخ التغيير" },
    notYou: {
      fr: "Vos autres sessions ont été fermées. Si ce changement ne vient pas de vous, prévenez-nous sans attendre.",
      ar: "تم إغلاق جلساتكم الأخرى. إذا لم تكونوا من أجرى هذا التغيير فأخبرونا فورا.",
    },
  },
  company: { fr: "Entreprise", ar: "الشركة" },
  inviter: { fr: "Ajouté par", ar: "أضافكم" },
  email: { fr: "Votre identifiant", ar: "البريد الإلكتروني للدخول" },
  signIn: { fr: "Se connecter", ar: "تسجيل الدخول" },
} as const satisfies Record<string, Messages | Record<string, Messages>>;

/** The invoice of an order names another buyer: the old and the new details, and the author of the change. */
export const invoiceIdentityChanged: Template<"invoice-identity-changed"> = (
  change,
  surroundings,
) => {
  const { language } = surroundings;
  const { reference, orderId, name, by, before, after } = change;
  const parts = [
    [invoiceIdentityWords.companyName, before.companyName, after.companyName],
    [invoiceIdentityWords.address, before.address, after.address],
    [invoiceIdentityWords.ice, before.ice, after.ice],
  ] as const;
  const changed = parts.filter(([, was, is]) => was !== is);
  return {
    subject: `${invoiceIdentityWords.subject[language]} ${reference}`,
    title: invoiceIdentityWords.title[language],
    name,
    blocks: [
      facts([
        [orderWords.reference[language], reference],
        [invoiceIdentityWords.by[language], by],
        ...changed.flatMap(([label, was, is]): [string, string][] => [
          [
            `${label[language]} ${invoiceIdentityWords.before[language]}`,
            was || invoiceIdentityWords.none[language],
          ],
          [
            `${label[language]} ${invoiceIdentityWords.after[language]}`,
            is || invoiceIdentityWords.none[language],
          ],
        ]),
      ]),
      paragraph(invoiceIdentityWords.notYou[language]),
      action(invoiceIdentityWords.see[language], links.order(surroundings, orderId)),
    ],
  };
};

const invoiceIdentityWords = {
  subject: {
    fr: "Coordonnées de facturation modifiées :",
    ar: "تم تغيير بيانات فوترة الطلب رقم",
  },
  title: {
    fr: "Les coordonnées de votre facture ont changé",
    ar: "تم تغيير بيانات فاتورتكم",
  },
  by: { fr: "Modifiées par", ar: "قام بالتغيير" },
  companyName: { fr: "Raison sociale", ar: "الاسم التجاري" },
  address: { fr: "Adresse", ar: "العنوان" },
  ice: { fr: "ICE", ar: "التعريف الموحد للمقاولة" },
  before: { fr: "avant", ar: "قبل التغيير" },
  after: { fr: "maintenant", ar: "بعد التغيير" },
  none: { fr: "aucun", ar: "لا شيء" },
  notYou: {
    fr: "Si ce changement n’est pas voulu, corrigez-le tant que le mois n’est pas clos, ou prévenez-nous.",
    ar: "إذا لم يكن هذا التغيير مقصودا فصححوه قبل حصر الشهر أو أخبرونا.",
  },
  see: { fr: "Voir la commande", ar: "الاطلاع على الطلب" },
} as const satisfies Record<string, Messages>;
