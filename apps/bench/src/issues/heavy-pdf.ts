import { randomFillSync } from "node:crypto";

/** A line of text at a place, in points from the lower left corner. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

const PAGE = { width: 800, height: 1100, columns: 5, top: 1040, foot: 60 } as const;
/** Type, points from line to line and between two texts, and characters of a line at most. */
const TYPE = { size: 8, pitch: 10, gap: 8, across: 30 } as const;

interface Heavy {
  readonly pages: number;
  /** Bytes that the file may have. */
  readonly size: number;
  /** Texts of the first pages. */
  readonly columns: readonly (readonly Line[])[];
}

/** Texts one below the other in columns, page by page. */
export function columnsOf(texts: readonly string[]): readonly (readonly Line[])[] {
  const pages: Line[][] = [];
  let [column, y]: [number, number] = [PAGE.columns, PAGE.top];
  for (const text of texts) {
    const lines = text.split("\n").flatMap(linesOf);
    if (column === PAGE.columns || y - lines.length * TYPE.pitch < PAGE.foot) {
      column = column >= PAGE.columns - 1 ? 0 : column + 1;
      y = PAGE.top;
      if (column === 0) pages.push([]);
    }
    for (const line of lines) {
      pages.at(-1)?.push({ x: 40 + column * 148, y, text: line });
      y -= TYPE.pitch;
    }
    y -= TYPE.gap;
  }
  return pages;
}

function linesOf(paragraph: string): string[] {
  const lines = [""];
  for (const word of paragraph.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + word.length >= TYPE.across) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}

/** A PDF with a picture on every page that no filter makes smaller, and texts on the first. */
export function heavyPdf({ pages, size, columns }: Heavy): Uint8Array<ArrayBuffer> {
  const across = 1200;
  const down = Math.floor(size / pages / (3 * across)) - 3;
  const kids = Array.from({ length: pages }, (_, at) => `${10 + 3 * at} 0 R`).join(" ");
  const parts: Uint8Array[] = [
    Buffer.from("%PDF-1.4\n"),
    object(1, "<</Type/Catalog/Pages 2 0 R>>"),
    object(2, `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`),
    object(3, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"),
  ];
  for (let at = 0; at < pages; at += 1) {
    const [page, contents, picture] = [10 + 3 * at, 11 + 3 * at, 12 + 3 * at];
    const lines = columns[at] ?? [{ x: 40, y: PAGE.top, text: `Page ${at + 1}` }];
    const resources = `<</Font<</F 3 0 R>>/XObject<</P ${picture} 0 R>>>>`;
    const box = `[0 0 ${PAGE.width} ${PAGE.height}]`;
    parts.push(
      object(
        page,
        `<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents ${contents} 0 R/Resources${resources}>>`,
      ),
      stream(contents, "", Buffer.from(contentOf(lines), "latin1")),
      stream(
        picture,
        `/Type/XObject/Subtype/Image/Width ${across}/Height ${down}/BitsPerComponent 8/ColorSpace/DeviceRGB`,
        randomFillSync(Buffer.alloc(3 * across * down)),
      ),
    );
  }
  const offsets = parts.map((_, at) =>
    parts.slice(0, at).reduce((sum, { length }) => sum + length, 0),
  );
  const table = tableOf(parts, offsets);
  return Uint8Array.from(Buffer.concat([...parts, table]));
}

const object = (id: number, text: string) => Buffer.from(`${id} 0 obj ${text} endobj\n`);

const stream = (id: number, facts: string, bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`${id} 0 obj <<${facts}/Length ${bytes.length}>> stream\n`),
    bytes,
    Buffer.from("\nendstream endobj\n"),
  ]);

function tableOf(parts: readonly Uint8Array[], offsets: readonly number[]): Buffer {
  const entries = parts.slice(1).map((part, at) => {
    const id = Number.parseInt(Buffer.from(part.subarray(0, 8)).toString("latin1"), 10);
    return `${id} 1\n${String(offsets[at + 1]).padStart(10, "0")} 00000 n \n`;
  });
  const start = (offsets.at(-1) ?? 0) + (parts.at(-1)?.length ?? 0);
  const trailer = `trailer <</Root 1 0 R/Size ${10 + 3 * parts.length}>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(`xref\n0 1\n0000000000 65535 f \n${entries.join("")}${trailer}`);
}

/** Signs of typography by their codes in WinAnsi. */
const CODES: Readonly<Record<string, string>> = {
  "’": "\x92",
  "“": "\x93",
  "”": "\x94",
  "–": "\x96",
  "—": "\x97",
  "…": "\x85",
  œ: "\x9c",
  "€": "\x80",
};

function contentOf(lines: readonly Line[]): string {
  const text = lines.map(({ x, y, text: words }) => {
    const coded = words.replaceAll(/[’“”–—…œ€]/g, (sign) => CODES[sign] ?? sign);
    return `BT /F ${TYPE.size} Tf 1 0 0 1 ${x} ${y} Tm (${coded.replaceAll(/[\\()]/g, "\\$&")}) Tj ET`;
  });
  // Over the foot alone, so that the texts stay legible.
  return [`q 720 0 0 40 40 10 cm /P Do Q`, ...text].join("\n");
}
