/** Statements of a signature about itself. */
interface SignatureDetails {
  /** Signer's name. */
  readonly name: string;
  readonly at: Date;
  /** Label of its field for readers aloud. */
  readonly label: string;
}

/** A file with an empty signature, and the places to fill. */
export interface Unsigned {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Hexadecimal digits of the signature, from the one to the other. */
  readonly from: number;
  readonly to: number;
}

/** File that is not built as the typesetter builds it. */
const unexpected = (part: string) => new Error(`The PDF has no ${part} that can be extended.`);

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

/**
 * Appends a signature without content to a file of the typesetter's, which stays as it is (ISO 32000-1, 7.5.6). Its field is hidden and has a
 * label, so that a PDF/UA file remains one.
 * @param room bytes of the signature at most
 * @throws Error for a file whose objects stand in streams, or that has a form
 */
export function appendSignature(
  pdf: Uint8Array,
  details: SignatureDetails,
  room: number,
): Unsigned {
  const file = readFile(pdf);
  const [signature, field] = [file.size, file.size + 1];
  const form = `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`;
  const catalogue = file.objectAt(file.root);
  if (catalogue.includes("/AcroForm")) throw unexpected("catalogue");
  const page = firstPage(file, catalogue);
  const empty = `<${"0".repeat(room * 2)}>`;
  const value = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached\n${RANGE}\n/Contents ${empty}\n/Name ${textOf(details.name)} /M ${dateOf(details.at)} >>`;
  const widget =
    `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature) /TU ${textOf(details.label)} ` +
    `/F ${HIDDEN | LOCKED} /Rect [0 0 0 0] /P ${page} 0 R /V ${signature} 0 R >>`;
  const objects: readonly Numbered[] = [
    [page, withAnnotation(file.objectAt(page), field)],
    [file.root, extended(catalogue, form)],
    [signature, value],
    [field, widget],
  ];
  const appended = revisionOf(objects, file, pdf.length);
  const bytes = new Uint8Array(Buffer.concat([pdf, Buffer.from(appended, "latin1")]));
  const from = pdf.length + appended.indexOf(empty) + 1;
  return withRange({ bytes, from, to: from + room * 2 }, pdf.length + appended.indexOf(RANGE));
}

/** Writes a signature (DER) into its place. @throws Error for one larger than its room, which changes nothing. */
export function fillSignature({ bytes, from, to }: Unsigned, signature: Uint8Array): void {
  const digits = Buffer.from(signature).toString("hex");
  if (digits.length > to - from)
    throw new Error("The signature is larger than its room in the PDF.");
  bytes.set(Buffer.from(digits, "latin1"), from);
}

type Numbered = readonly [number: number, content: string];

/** Flags of an annotation. */
const HIDDEN = 2;
const LOCKED = 128;

/** Ten digits for each of three numbers. */
const DIGITS = 10;
const RANGE = `/ByteRange [0 ${Array(3).fill("0".repeat(DIGITS)).join(" ")}]`;

/** All of the file but the signature itself. */
function withRange({ bytes, from, to }: Unsigned, at: number): Unsigned {
  const numbers = [from - 1, to + 1, bytes.length - to - 1];
  const padded = numbers.map((number) => String(number).padStart(DIGITS)).join(" ");
  bytes.set(Buffer.from(`/ByteRange [0 ${padded}]`), at);
  return { bytes, from, to };
}

interface PdfFile {
  /** Number of the next object. */
  readonly size: number;
  /** Number of the catalogue. */
  readonly root: number;
  /** Contents of its trailer, but the number of objects. */
  readonly trailer: string;
  /** Offset of the file's table of objects, in bytes. */
  readonly table: number;
  readonly objectAt: (number: number) => string;
}

/** Bytes at the end of a file that hold its trailer, and of an entry in its table. */
const TAIL = 1024;
const ENTRY = 20;

function readFile(pdf: Uint8Array): PdfFile {
  const tail = latin1(pdf.subarray(-TAIL));
  const [from, to] = [tail.lastIndexOf("trailer"), tail.lastIndexOf("startxref")];
  const trailer = tail.slice(from + "trailer".length, Math.max(from, to)).trim();
  const size = numberAfter(trailer, "/Size ");
  const root = numberAfter(trailer, "/Root ");
  const table = numberAfter(tail.slice(to), "startxref\n");
  const head = `xref\n0 ${size}\n`;
  if (latin1(pdf.subarray(table, table + head.length)) !== head) throw unexpected("table");
  const offsetOf = (number: number) => {
    const entry = table + head.length + number * ENTRY;
    return Number(latin1(pdf.subarray(entry, entry + DIGITS)));
  };
  return {
    size,
    root,
    table,
    trailer: trailer.slice(2, -2).replace(`/Size ${size}`, ""),
    objectAt(number) {
      const begin = offsetOf(number);
      const head = `${number} 0 obj\n`;
      const end = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length).indexOf("\nendobj", begin);
      const text = latin1(pdf.subarray(begin, end));
      if (!text.startsWith(head)) throw unexpected(`object ${number}`);
      return text.slice(head.length).trim();
    },
  };
}

function numberAfter(text: string, key: string): number {
  const at = text.indexOf(key);
  const number = Number.parseInt(text.slice(at + key.length), 10);
  if (at < 0 || Number.isNaN(number)) throw unexpected(key.trim());
  return number;
}

/** Number of the first page, at the end of the first branches of their tree. */
function firstPage({ objectAt, size }: PdfFile, catalogue: string): number {
  let number = numberAfter(catalogue, "/Pages ");
  for (let depth = 0; depth < size; depth += 1) {
    const node = objectAt(number);
    if (!node.includes("/Kids ")) return number;
    number = numberAfter(node, "/Kids [");
  }
  throw unexpected("page");
}

function withAnnotation(page: string, field: number): string {
  const tabs = page.includes("/Tabs ") ? "" : "/Tabs /S ";
  if (page.includes("/Annots ["))
    return extended(page.replace("/Annots [", `/Annots [${field} 0 R `), tabs);
  if (page.includes("/Annots")) throw unexpected("page");
  return extended(page, `${tabs}/Annots [${field} 0 R]`);
}

/** A dictionary with more entries. */
function extended(dictionary: string, entries: string): string {
  if (!dictionary.endsWith(">>")) throw unexpected("dictionary");
  return `${dictionary.slice(0, -2)}${entries}\n>>`;
}

/** Objects that stand from an offset on, with their table and trailer. */
function revisionOf(objects: readonly Numbered[], file: PdfFile, offset: number): string {
  let text = "\n";
  const entries: string[] = [];
  for (const [number, content] of objects) {
    const place = String(offset + text.length).padStart(DIGITS, "0");
    entries.push(`${number} 1\n${place} 00000 n \n`);
    text += `${number} 0 obj\n${content}\nendobj\n`;
  }
  const size = file.size + 2;
  return (
    `${text}xref\n${entries.join("")}trailer\n<<${file.trailer} /Size ${size} /Prev ${file.table} >>\n` +
    `startxref\n${offset + text.length}\n%%EOF\n`
  );
}

/** A text string in UTF-16, hexadecimal. */
const textOf = (text: string): string =>
  `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;

/** An instant as PDF writes it: `(D:20261126173000Z)`. */
const dateOf = (at: Date): string => `(D:${at.toISOString().replaceAll(/\D/g, "").slice(0, 14)}Z)`;
