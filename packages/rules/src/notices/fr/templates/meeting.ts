import type { NoticeTemplate } from "../../template.ts";
import { company } from "./shared.ts";

/** Convocation d’une assemblée générale. */
export const meeting: NoticeTemplate = {
  title: ["{company}", "Avis de convocation"],
  body: [
    ...company,
    "Les {convened} de la société sont convoqués en {meeting} le {meetingDate} à {meetingTime}, au lieu suivant : {meetingPlace}.",
    "L’assemblée délibérera sur l’ordre du jour suivant :",
    "{agenda}",
    "Les documents soumis à l’assemblée sont tenus à leur disposition au siège social.",
  ],
  footer: ["{convener}"],
};
