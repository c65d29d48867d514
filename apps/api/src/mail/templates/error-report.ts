import { facts } from "../letter/index.ts";
import type { Template } from "./template.ts";

/** What a page reported of an error, for those who keep the portal running. */
export const errorReport: Template<"error-report"> = (report, { language }) => ({
  subject: `${words.subject[language]} ${report.subject}`,
  title: report.subject,
  name: null,
  blocks: [
    facts([
      [words.user[language], report.userId === null ? "" : String(report.userId)],
      [words.address[language], report.address],
    ]),
    { kind: "markup", html: report.html },
  ],
});

const words = {
  subject: { fr: "Erreur signalée :", ar: "تبليغ عن خطأ:" },
  user: { fr: "Utilisateur", ar: "المستخدم" },
  address: { fr: "Adresse réseau", ar: "عنوان الشبكة" },
} as const;
