import { reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import { readPageFormats } from "@parution/contract/editions";
import { readClipping, readIssuePage, readPrintedIssue } from "@parution/contract/printed-issues";
import type { IssueFile, PrintedIssue, PrintRecord } from "../printed-issue/issue.data.ts";
import { deskReplies, NOW } from "./samples.ts";

/** Newspapers with their pages. */
export const formats = reply(
  readPageFormats,
  (): CallAnswer<typeof readPageFormats> => [
    {
      support: { id: 1, label: "L’Horizon", language: "fr" },
      isOwn: false,
      format: { height: 430, columns: 5, gutter: 4, order: "arrival", fillers: [] },
    },
  ],
);

/** File of a printed issue that waits for a person. */
export const checkedFile: IssueFile = {
  id: 41,
  state: "checking",
  fileName: "horizon-2026-11-23-complet.pdf",
  size: 48_234_112,
  received: 48_234_112,
  pages: 24,
  pagesRead: 24,
  isScanned: false,
  printedDay: "2026-11-23",
  isOther: false,
  isReadBefore: true,
  fault: null,
  uploadedAt: NOW - 600_000,
  uploadedBy: "maquette@exemple.ma",
  replacesRecorded: false,
};

/** File of the same day that others have followed. */
export const earlierFile = (
  id: number,
  changes: Partial<PrintedIssue["earlier"][number]>,
): PrintedIssue["earlier"][number] => ({
  id,
  state: "replaced",
  fileName: `horizon-2026-11-23-v${id}.pdf`,
  fault: null,
  uploadedAt: NOW - 3_600_000,
  uploadedBy: "maquette@exemple.ma",
  ...changes,
});

export const sampleRecord = (id: number, changes: Partial<PrintRecord> = {}): PrintRecord => ({
  id,
  adId: 700 + id,
  reference: `A0000${1200 + id}`,
  found: "whole",
  doubt: null,
  title: "Constitution de société à Casablanca",
  parts: [{ page: 18, x: 40, y: 120, width: 140, height: 80 }],
  billedText: "",
  printedText: null,
  decision: null,
  decidedBy: null,
  isPrinted: true,
  hasClipping: true,
  ...changes,
});

const altered = sampleRecord(1, {
  found: "unsure",
  doubt: "altered",
  isPrinted: false,
  title: "Cession de parts sociales",
  billedText:
    "Aux termes d’un acte sous seing privé, Monsieur Karim Bennani a cédé 500 parts sociales au prix de 120 000 dirhams.",
  printedText:
    "Aux termes d’un acte sous seing privé, Monsieur Karim\nBennani a cédé 500 parts sociales au prix de 12 000 dirhams.",
});
const arabic = sampleRecord(2, {
  found: "unsure",
  doubt: "altered",
  isPrinted: false,
  title: "تأسيس شركة ذات مسؤولية محدودة",
  billedText: "بمقتضى عقد عرفي تم تأسيس شركة ذات مسؤولية محدودة رأسمالها 100.000 درهم.",
  printedText: "بمقتضى عقد عرفي تم تأسيس شركة ذات مسؤولية\nمحدودة رأسمالها 10.000 درهم.",
});
const short = sampleRecord(3, {
  found: "unsure",
  doubt: "short",
  isPrinted: false,
  title: "Perdu chat roux",
  billedText: "Perdu chat roux.",
});
const missing = sampleRecord(4, {
  found: "missing",
  parts: [],
  isPrinted: false,
  hasClipping: false,
  title: "Appel d’offres ouvert n° 12/2026",
  billedText:
    "Appel d’offres ouvert n° 12/2026, travaux de voirie, ouverture des plis à dix heures.",
});

export const checkedRecords: readonly PrintRecord[] = [
  ...[altered, arabic, short, missing],
  ...[11, 12, 13, 14, 15].map((id) => sampleRecord(id)),
];

/** A printed issue of a day. */
export const printedIssue = (
  file: Partial<IssueFile> | null,
  records: readonly PrintRecord[] = checkedRecords,
): PrintedIssue => {
  const issue = file === null ? null : { ...checkedFile, ...file };
  const isShown = issue?.state === "checking" || issue?.state === "recorded";
  return {
    supportId: 1,
    day: "2026-11-23",
    issue,
    shown: isShown ? issue : null,
    editionState: issue?.state === "recorded" ? "printed" : "closed",
    records: isShown ? [...records] : [],
    earlier: [],
  };
};

/** A picture of ruled lines, as a page looks from afar. */
export function picture(width: number, height: number): File {
  const lines = Array.from({ length: Math.floor(height / 14) - 2 }, (_, at) => {
    const length = width - 40 - ((at * 37) % 60);
    return `<rect x="20" y="${20 + 14 * at}" width="${length}" height="5" fill="#555"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${lines.join("")}</svg>`;
  return new File([svg], "image.svg", { type: "image/svg+xml" });
}

/** Replies of the desk with a printed issue and its pictures. */
export const issueReplies = (file: Partial<IssueFile> | null, records?: readonly PrintRecord[]) => [
  reply(readPrintedIssue, () => printedIssue(file, records)),
  reply(readClipping, () => picture(380, 220)),
  reply(readIssuePage, () => picture(900, 1300)),
  ...[formats, ...deskReplies("production")],
];
