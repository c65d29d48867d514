import type { Messages } from "../../platform/http/index.ts";
import { formatInstant } from "../letter/formats.ts";
import { action, facts, paragraph } from "../letter/index.ts";
import { links } from "./links.ts";
import type { Template } from "./template.ts";

/** Somebody was added to a team. The first password is told by who added them: it is kept nowhere (readings H2). */
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

/** A password was changed: its owner is told, should it have been somebody else. */
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
