import { ISSUE_LIMITS } from "@parution/rules/publication";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  binary,
  code,
  count,
  countWithin,
  fields,
  form,
  id,
  inData,
  instant,
  pieces,
  text,
  truth,
  wireDate,
} from "../wire/index.ts";

const edition = { supportId: ["support_id", id], day: ["date_edition", wireDate] } as const;
const desk = { service: "ads", access: "session", staff: "keepEditions" } as const;

const file = pieces(ISSUE_LIMITS);
const page = countWithin(1, ISSUE_LIMITS.pages);

const issue = fields({
  id,
  state: [
    "etat",
    code({
      uploading: "envoi",
      reading: "lecture",
      checking: "a_confirmer",
      recorded: "enregistre",
      failed: "refuse",
    }),
  ],
  fileName: ["fichier", text],
  /** Bytes: those announced, and those that have arrived. */
  size: ["taille", count],
  received: ["recus", count],
  /** Pages of the file; null until they are known. */
  pages: z.nullable(count),
  pagesRead: ["pages_lues", count],
  /** Some page has no text that can be read. */
  isScanned: ["numerise", truth],
  /** The date that its pages print, where one can be read. */
  printedDay: ["date_imprimee", z.nullable(wireDate)],
  /** It looks like the issue of another day or newspaper. */
  isOther: ["autre_numero", truth],
  /** True once its ads were looked for: a person may have decided on them. */
  isReadBefore: ["deja_lu", truth],
  /** Reason why the issue was refused or, of one that is checked, not read again; in the reader's language. */
  fault: ["motif", z.nullable(text)],
  uploadedAt: ["envoye_le", instant],
  uploadedBy: ["envoye_par", text],
  /** The recorded issue in whose place it was uploaded. */
  replacesRecorded: ["remplace", truth],
});

/** Verdict of a person on an ad; null: none. */
const verdict = z.nullable(code({ printed: "parue", not_printed: "non_parue" }));

const record = fields({
  id,
  adId: ["annonce_id", id],
  reference: ["ref_web", text],
  title: ["titre", text],
  found: ["trouvee", code({ whole: "entiere", unsure: "douteuse", missing: "absente" })],
  doubt: [
    "doute",
    z.nullable(
      code({
        altered: "modifiee",
        "within-text": "dans_un_texte",
        short: "courte",
        repeated: "repetee",
        scattered: "morcelee",
        scanned: "numerisee",
      }),
    ),
  ],
  /** Boxes in points on the page as it is shown, each with the page's own size. */
  parts: z.array(
    fields({
      page: count,
      x: z.number(),
      y: z.number(),
      width: ["largeur", z.number()],
      height: ["hauteur", z.number()],
    }),
  ),
  billedText: ["texte_facture", text],
  /** Printed text of an unsure ad; null for all others. */
  printedText: ["texte_imprime", z.nullable(text)],
  decision: verdict,
  /** Address of the person who decided; null: no person, or an account that is gone. */
  decidedBy: ["decidee_par", z.nullable(text)],
  isPrinted: ["parue", truth],
  hasClipping: ["extrait", truth],
});

const printedIssue = fields({
  ...edition,
  editionState: [
    "etat_edition",
    code({ open: "ouverte", closed: "bouclee", printed: "imprimee", cancelled: "annulee" }),
  ],
  /** The newest file; a refused one only where no other was sent after it. */
  issue: ["numero", z.nullable(issue)],
  /** The file whose records these are. */
  shown: ["affiche", z.nullable(issue)],
  records: ["annonces", z.array(record)],
  /** Files that others have followed, the newest first: refused, replaced or taken back, or recorded and still to be replaced. */
  earlier: [
    "precedents",
    z.array(
      fields({
        id,
        state: ["etat", code({ failed: "refuse", replaced: "remplace", recorded: "enregistre" })],
        fileName: ["fichier", text],
        /** Fault of a refused issue; null for all others. */
        fault: ["motif", z.nullable(text)],
        uploadedAt: ["envoye_le", instant],
        uploadedBy: ["envoye_par", text],
      }),
    ),
  ],
});

export const readPrintedIssue = defineCall({
  ...desk,
  name: "readPrintedIssue",
  summary: "The printed issue of a day: its file, and what it says of each ad",
  method: "GET",
  path: "/desk/journal",
  shows: "editions",
  query: form(fields(edition)),
  answer: inData(printedIssue),
});

export const beginIssue = defineCall({
  ...desk,
  name: "beginIssue",
  summary:
    "Announce the file of a printed issue by the SHA-256 of its pieces, or go on with the one that has them",
  method: "POST",
  path: "/desk/journal/annoncer",
  changes: ["editions"],
  body: inData(
    fields({
      ...edition,
      fileName: file.fileName,
      size: ["taille", countWithin(1, ISSUE_LIMITS.bytes)],
      hashes: [file.hashes[0], file.hashes[1].check(z.minLength(1))],
      /** The issue in whose place it is sent; null: there is none. */
      replaces: ["remplace", z.nullable(id)],
    }),
  ),
  answer: inData(fields({ issueId: ["numero_id", id], received: ["recus", count] })),
});

export const sendIssuePiece = defineCall({
  ...desk,
  name: "sendIssuePiece",
  summary: "Send the next piece of an announced file; the last one begins its reading",
  method: "POST",
  path: "/desk/journal/morceau",
  encoding: "multipart",
  files: file.files,
  body: form(fields({ issueId: ["numero_id", id], ...file.sent })),
  answer: inData(file.answer),
});

export const discardIssue = defineCall({
  ...desk,
  name: "discardIssue",
  summary: "Take back a file that is not recorded",
  method: "POST",
  path: "/desk/journal/retirer",
  changes: ["editions"],
  body: inData(fields({ issueId: ["numero_id", id] })),
  answer: inData(printedIssue),
});

export const decidePrinted = defineCall({
  ...desk,
  name: "decidePrinted",
  summary: "Say that an ad was printed or was not, or take that back",
  method: "POST",
  path: "/desk/journal/decision",
  changes: ["editions"],
  body: inData(
    fields({
      recordId: ["annonce_parue_id", id],
      decision: verdict,
      /** The decision that the user saw: another one made meanwhile is not overruled unseen. */
      seen: ["decision_vue", verdict],
      /** Page where the ad was seen, for an ad whose place the program does not know. */
      page: z.nullable(page),
    }),
  ),
  answer: inData(record),
});

export const recordIssue = defineCall({
  ...desk,
  name: "recordIssue",
  summary: "Record an issue whose ads are all decided: the edition is printed",
  method: "POST",
  path: "/desk/journal/enregistrer",
  changes: ["editions"],
  body: inData(
    fields({
      issueId: ["numero_id", id],
      /** The user has seen that it looks like another issue. */
      acceptsOther: ["autre_numero_accepte", truth],
    }),
  ),
  answer: inData(printedIssue),
});

export const recheckIssue = defineCall({
  ...desk,
  name: "recheckIssue",
  summary: "Check a recorded issue again: its records prove nothing until it is recorded anew",
  method: "POST",
  path: "/desk/journal/reverifier",
  changes: ["editions"],
  body: inData(fields({ issueId: ["numero_id", id] })),
  answer: inData(printedIssue),
});

export const readIssuePage = defineCall({
  ...desk,
  name: "readIssuePage",
  summary: "Picture of a page of a printed issue",
  method: "GET",
  path: "/desk/journal/page",
  media: "application/octet-stream",
  query: form(fields({ issueId: ["numero_id", id], page })),
  answer: binary,
});

export const readClipping = defineCall({
  ...desk,
  name: "readClipping",
  summary: "Picture of an ad as it was printed",
  method: "GET",
  path: "/desk/journal/extrait",
  media: "application/octet-stream",
  query: form(fields({ recordId: ["annonce_parue_id", id] })),
  answer: binary,
});
