import type { Messages } from "../../platform/http/problems.ts";
import { action, facts, paragraph } from "../letter.ts";
import { links, type Template } from "./template.ts";

/** Invitation to the desk of a newspaper. */
export const staffInvited: Template<"staff-invited"> = ({ inviter, linkId }, surroundings) => {
  const { language } = surroundings;
  return {
    subject: words.invited.subject[language],
    title: words.invited.title[language],
    name: null,
    blocks: [
      facts([[words.invited.by[language], inviter]]),
      paragraph(words.invited.text[language]),
      action(words.invited.button[language], links.invitation(surroundings, linkId)),
      paragraph(words.invited.unknown[language]),
    ],
  };
};

/** Letter that an owner sends to their own address. */
export const testLetter: Template<"test-letter"> = ({ name }, { language }) => ({
  subject: words.test.subject[language],
  title: words.test.title[language],
  name,
  blocks: [paragraph(words.test.text[language])],
});

const words = {
  invited: {
    subject: { fr: "Invitation au bureau du journal", ar: "دعوة إلى مكتب الجريدة" },
    title: { fr: "Rejoignez le bureau du journal", ar: "انضموا إلى مكتب الجريدة" },
    by: { fr: "De la part de", ar: "من طرف" },
    text: {
      fr: "Le lien vaut une semaine et ne sert qu’une fois. Un second facteur vous sera demandé.",
      ar: "الرابط صالح لمدة أسبوع ولمرة واحدة. وسيطلب منكم عامل ثان للتحقق.",
    },
    button: { fr: "Accepter l’invitation", ar: "قبول الدعوة" },
    unknown: {
      fr: "Vous ne connaissez pas ce journal ? N’ouvrez pas ce lien : rien n’est changé.",
      ar: "لا تعرفون هذه الجريدة؟ لا تفتحوا الرابط ولن يتغير أي شيء.",
    },
  },
  test: {
    subject: { fr: "E-mail d’essai", ar: "رسالة تجريبية" },
    title: { fr: "Les e-mails partent", ar: "البريد يعمل" },
    text: {
      fr: "Le portail envoie désormais ses e-mails par ce serveur.",
      ar: "يرسل الموقع رسائله من الآن عبر هذا الخادم.",
    },
  },
} as const satisfies Record<string, Record<string, Messages>>;
