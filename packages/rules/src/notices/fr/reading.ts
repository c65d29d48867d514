import { MONTHS } from "../../dates/day-names.ts";
import type { NoticeReading } from "../language.ts";

/** `plainText` leaves no accents. */
const months = MONTHS.fr.map((month) => month.replace("é", "e").replace("û", "u"));

const DATE = `((?:\\d{1,2}|1er) (?:${months.join("|")}) \\d{4}|\\d{1,2}/\\d{1,2}/\\d{4})`;
const NUMBER = "(\\d(?:[\\d .]*\\d)?(?:,\\d{1,2})?)";
const AMOUNT = `${NUMBER} ?(?:dirhams|dhs?\\b|mad\\b)`;
/** Something, and not a gap. */
const SAID = "(?!\\.\\.|[.,;)])\\S";
/** Text allowed between a word and its figure: anything but a gap, a figure or another line. */
const WORDS = "(?:(?!\\.\\.)[^\\d\\n])";

/** The same, with figures. */
const UNTIL = "(?:(?!\\.\\.)[^\\n])";
const NUMBER_SIGN = "\\b(?:n°|no\\b|numero) ?:? ?(?!\\.\\.)[\\w/-]";

/** A number and a word that counts no time, or a word of streets and houses. */
const ADDRESS = `(?:(?:n° ?|no |numero )?\\d{1,5}(?: ?(?:bis|ter))?[ ,]{1,3}(?!(?:${months.join("|")}|jours?|heures?|h|mois|ans?)\\b)[a-z]|(?:${[
  ...["rue", "avenue", "av", "boulevard", "bd", "bld", "lotissement", "lot", "quartier", "hay"],
  ...["immeuble", "imm", "angle", "route", "rte", "km", "zone", "place", "residence", "villa"],
  ...["appartement", "appt", "bureau", "derb", "douar", "centre", "cite", "secteur", "bloc"],
].join("|")})\\b)`;

const pattern = (source: string, flags = "i") => new RegExp(source, flags);
/** Seat before its address, behind a colon, a word such as «sis» or nothing at all. */
const seat = (words: string) =>
  pattern(
    `(?:${words})(?:[^:.\\n]{0,60}: ?${SAID}|(?: social)?,? (?:est )?(?:(?:sise?|situee?|fixee?|etablie?)(?: a| au)? ${SAID}|(?:a |au )?${ADDRESS}))`,
  );
const labelled = (...labels: string[]) =>
  pattern(`(?:${labels.join("|")})[^:.\\n]{0,60}: ?${SAID}`);

const deposit = "depot[^\\n]{0,160}";
const act = `(?:aux termes|suivant|selon|par)${UNTIL}{0,120}? `;
/** A meeting to come; the minutes of an earlier one have another day. */
const meets = `(?:${[
  ...["convo(?:ques?|quent|cation)", "convie(?:nt)?\\b", "invit", "reuni(?:t|ra|ront|ssent)\\b"],
  ...["tiendra", "aura lieu"],
  "(?<!(?:pv|verbal|decisions?|deliberations?|resolutions?) de l' ?)assemblee",
].join("|")})[^\\n]{0,120}? `;

/** Parser of French notices. */
export const reading: NoticeReading = {
  marks: {
    headOffice: seat(
      "(?<!nouveau |transfer\\w{0,6} (?:le |du |son |de son )?)siege(?! de (?:la )?liquidation)",
    ),
    newHeadOffice: pattern(
      `${seat("nouveau siege").source}|transfer\\w{0,6} (?:le |du |son |de son )?siege[^.\\n]{0,80} (?:a|au) ${ADDRESS}`,
    ),
    capital: pattern(`capital${WORDS}{0,260}${AMOUNT}`),
    newCapital: pattern(`capital[^\\n]{0,60} a ${WORDS}{0,260}${AMOUNT}`),
    shares: pattern(`divisee? en \\d|${NUMBER} (?:parts?|actions?)${WORDS}{0,40}?de ${AMOUNT}`),
    newShares: pattern(`${NUMBER} (?:parts?|actions?)[^\\n]{0,20} nouvelles?`),
    transferredShares: pattern(`${NUMBER} (?:parts?|actions?)`),
    nominal: pattern(`(?:parts?|actions?)${WORDS}{0,40}de ${AMOUNT}|${AMOUNT} chacune`),
    registry: pattern(
      `(?:\\brc\\b|\\br\\.c\\.?|registre du commerce|registre de commerce)(?:(?!ice)${WORDS}){0,40}\\d`,
    ),
    ice: pattern("\\bice\\b[^\\d\\n]{0,12}\\d"),
    actDate: pattern(`${act}${DATE}`),
    purpose: labelled("objet"),
    duration: pattern("duree[^\\n]{0,30}\\d+ ans?|\\d+ ans?[^\\n]{0,40}immatriculation"),
    courtCity: pattern(`tribunal (?:de commerce|de premiere instance) d(?:e |' ?)${SAID}`),
    depositDate: pattern(`${deposit}?${DATE}`),
    depositNumber: pattern(`${deposit}sous (?:le )?${NUMBER_SIGN}`),
    partners: labelled("associes"),
    solePartner: labelled("associe unique"),
    managers: labelled("gerance", "gerants?"),
    seller: labelled("cedants?"),
    buyer: labelled("cessionnaires?"),
    formerManager: labelled("cessation", "fin (?:des fonctions|du mandat)", "ancien gerant"),
    newManager: labelled("nomination", "nommee?", "nouveau gerant"),
    liquidator: labelled("liquidateur"),
    liquidationOffice: labelled("siege de (?:la )?liquidation"),
    meetingDate: pattern(`${meets}${DATE}`),
    meetingTime: pattern(`${meets}\\d{1,2} ?(?:h\\b|heures|:\\d{2})`),
    openingDate: pattern(
      `${DATE}[^\\n]{0,200}ouverture des plis|ouverture des plis[^\\n]{0,200}${DATE}`,
    ),
    openingTime: pattern("\\d{1,2} ?(?:h\\b|heures|:\\d{2})"),
    openingPlace: labelled("lieu de la seance", "lieu"),
    tenderNumber: pattern(`appel d'offres${WORDS}{0,40}\\d`),
    tenderObject: labelled("objet"),
    filePlace: labelled("retrait", "dossier"),
    guarantee: pattern(`caution${WORDS}{0,60}${AMOUNT}`),
    estimate: pattern(`estimation${WORDS}{0,120}${AMOUNT}`),
    documentNumber: pattern(NUMBER_SIGN),
    documentName: labelled("document"),
    holder: labelled("titulaire"),
    contact: labelled("appeler", "contact", "remettre"),
    deathDate: pattern(`(?:deces|survenu|decedee?)${UNTIL}{0,160}?${DATE}`),
    agenda: pattern(`ordre du jour[^\\n:]{0,30}:\\s*[–-]? ?${SAID}`),
  },
  capital: pattern(`capital${WORDS}{0,260}${AMOUNT}`),
  division: pattern(`${NUMBER} (?:parts?|actions?)${WORDS}{0,40}?de ${AMOUNT}`),
  increase: pattern(`capital${WORDS}{0,60}${AMOUNT}${WORDS}{0,60} a ${WORDS}{0,260}${AMOUNT}`),
  partners: pattern("associes ?:([^\\n]*)"),
  shareCounts: pattern(`${NUMBER} parts?\\b`, "gi"),
  ice: pattern("\\bice\\b[^\\d\\n]{0,12}(\\d[\\d ]*)", "gi"),
  actDate: pattern(`${act}${DATE}`),
  depositDate: pattern(`${deposit}?${DATE}`),
  writtenDates: pattern(`(\\d{1,2}|1er) (${months.join("|")}) (\\d{4})`, "gi"),
  months,
};
