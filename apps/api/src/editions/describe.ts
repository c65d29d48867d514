import type { CallAnswer } from "@parution/contract/call";
import type { readEdition } from "@parution/contract/editions";
import type { Piece } from "@parution/pagination";
import type { IsoDate } from "@parution/rules/dates";
import type { Sheet } from "../proof/index.ts";
import type { EditionPages } from "./kept-pages.ts";

type Answer = CallAnswer<typeof readEdition>;

/** The pages of an edition as the desk reads them. */
export function describeEdition(
  day: IsoDate,
  { newspaper, ads, laidOut, isKept }: EditionPages,
  isFrozen: boolean,
): Answer {
  const { id, label, language, format } = newspaper;
  const { layout, area, measures, sheets, leftOut } = laidOut;
  const unfit = new Set(leftOut);
  return {
    support: { id, name: label, language },
    day,
    isKept,
    isFrozen,
    format: { ...format, fillers: [...format.fillers] },
    paper: { ...area, ...measures },
    pages: layout.pages.map(({ number, pieces, room, filled }) => ({
      number,
      filled: room > 0 ? Math.round((filled / room) * 1000) / 10 : 0,
      pieces: pieces.map(pieceOf),
    })),
    ads: ads
      .filter((ad) => !unfit.has(ad))
      .map((ad) => ({
        id: ad.id,
        reference: ad.ref_web,
        title: ad.web_title,
        headingId: ad.heading_id,
        isModular: ad.format !== "L",
        rows: rowsOf(sheets.get(ad.id)),
        isPlaced: ad.placed_page !== null,
      })),
    displaced: layout.displaced.map((one) => ({ ...one })),
    leftOut: leftOut.map(({ ref_web }) => ref_web),
  };
}

function rowsOf(sheet: Sheet | undefined) {
  if (sheet === undefined) return [];
  const rows =
    sheet.kind === "line" ? sheet.rows : [...sheet.header, ...sheet.body, ...sheet.footer];
  return rows.map(({ text, direction }) => ({ text, direction }));
}

/** A piece with everything that its kind does not have as null. */
function pieceOf(piece: Piece): Answer["pages"][number]["pieces"][number] {
  const { kind, x, y, width, height, column } = piece;
  const isRows = kind === "rows";
  const isModule = kind === "module";
  return {
    kind,
    x,
    y,
    width,
    height,
    column,
    adId: isRows || isModule ? piece.adId : null,
    headingId: kind === "filler" ? null : piece.headingId,
    text: kind === "bar" ? piece.label : kind === "filler" ? piece.text : null,
    from: isRows ? piece.from : null,
    to: isRows ? piece.to : null,
    rowHeight: isRows ? piece.rowHeight : null,
    row: isModule ? piece.row : null,
    columns: isModule ? piece.columns : null,
    rows: isModule ? piece.rows : null,
  };
}
