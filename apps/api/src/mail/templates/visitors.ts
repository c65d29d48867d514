import type { Messages } from "../../platform/http/problems.ts";
import { action, facts, formatInstant, paragraph, quote } from "../letter.ts";
import type { Template } from "./template.ts";

/** A visitor's message to the publisher. */
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

/** Answer to a visitor's message, with the message quoted. */
export const contactAnswer: Template<"contact-answer"> = (
  { name, subject, answer, message, receivedAt },
  { language, zone },
) => ({
  subject: `${words.answerTo[language]} ${subject}`,
  title: subject,
  name,
  isPersonal: true,
  blocks: [
    ...answer.trim().split(/\n+/).map(paragraph),
    paragraph(`${words.yourMessage[language]} ${formatInstant(receivedAt, zone)}`),
    quote(message),
  ],
});

/** A visitor's message to an advertiser, whose address stays hidden. */
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
  answerTo: { fr: "Re :", ar: "رد:" },
  yourMessage: { fr: "Votre message du", ar: "رسالتكم بتاريخ" },
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

/** A page's error report, for operators. */
export const errorReport: Template<"error-report"> = (report, { language }) => ({
  subject: `${errorReportWords.subject[language]} ${report.subject}`,
  title: report.subject,
  name: null,
  blocks: [
    facts([
      [errorReportWords.user[language], report.userId === null ? "" : String(report.userId)],
      [errorReportWords.address[language], report.address],
    ]),
    { kind: "markup", html: report.html },
  ],
});

const errorReportWords = {
  subject: { fr: "Erreur signalée :", ar: "تبليغ عن خطأ:" },
  user: { fr: "Utilisateur", ar: "المستخدم" },
  address: { fr: "Adresse réseau", ar: "عنوان الشبكة" },
} as const;
