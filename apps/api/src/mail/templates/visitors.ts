import type { Messages } from "../../platform/http/index.ts";
import { action, facts, paragraph, quote } from "../letter/index.ts";
import type { Template } from "./template.ts";

/** What a visitor wrote to the publisher. */
export const contact: Template<"contact"> = ({ name, email, subject, message }, { language }) => ({
  subject: `${words.contact[language]} ${subject}`,
  title: subject,
  name: null,
  blocks: [
    facts([
      [words.from[language], name],
      [words.email[language], email],
    ]),
    quote(message),
  ],
});

/** What a visitor wrote to an advertiser, whose address stays unknown to them. */
export const contactAdvertiser: Template<"contact-advertiser"> = (visit, { language }) => ({
  subject: `${words.aboutAd[language]} ${visit.title}`,
  title: visit.subject,
  name: null,
  blocks: [
    paragraph(words.answer[language]),
    facts([
      [words.ad[language], visit.title],
      [words.email[language], visit.email],
      [words.telephone[language], visit.telephone ?? ""],
    ]),
    quote(visit.message),
    action(words.see[language], visit.url),
  ],
});

const words = {
  contact: { fr: "Contact :", ar: "رسالة من زائر:" },
  from: { fr: "De", ar: "من" },
  email: { fr: "E-mail", ar: "البريد الإلكتروني" },
  telephone: { fr: "Téléphone", ar: "الهاتف" },
  aboutAd: { fr: "À propos de votre annonce :", ar: "بخصوص إعلانكم:" },
  answer: {
    fr: "Un visiteur vous écrit. Votre adresse ne lui a pas été communiquée : répondez à ce message pour lui écrire.",
    ar: "كتب إليكم أحد الزوار دون أن يعرف عنوانكم. للرد عليه يكفي الجواب على هذه الرسالة.",
  },
  ad: { fr: "Annonce", ar: "الإعلان" },
  see: { fr: "Voir l’annonce", ar: "الاطلاع على الإعلان" },
} as const satisfies Record<string, Messages>;
