import { inflateRawSync } from "node:zlib";

/** Fault of a file that is no workbook this program reads. */
export type BookFault =
  | "not-a-workbook"
  | "other-format"
  | "damaged"
  | "too-large"
  | "too-many-rows"
  | "encrypted";

export class BookError extends Error {
  override readonly name = "BookError";
  readonly fault: BookFault;

  constructor(fault: BookFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Bytes that all parts of a file may have together, unpacked. */
export const MOST_UNPACKED = 48 * 1024 * 1024;
/** Parts of a file. */
const MOST_PARTS = 1_000;

const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
/** First bytes of the files that Excel writes with a password, and of those it wrote before 2007. */
const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");
const STORED = 0;
const DEFLATED = 8;

interface Part {
  readonly method: number;
  readonly packed: number;
  readonly at: number;
  readonly isEncrypted: boolean;
}

/**
 * Parts of a zip file, unpacked when they are asked for and never beyond a limit, whatever the file says of their size.
 * @throws BookError for what is no zip file.
 */
export function openZip(file: Buffer): (path: string) => string | null {
  if (file.subarray(0, COMPOUND.length).equals(COMPOUND)) throw new BookError("encrypted");
  if (file.length < END_LENGTH || file.toString("latin1", 0, 2) !== "PK")
    throw new BookError("not-a-workbook");
  const parts = readDirectory(file);
  let left = MOST_UNPACKED;
  return (path) => {
    const part = parts.get(path);
    if (part === undefined) return null;
    if (part.isEncrypted) throw new BookError("encrypted");
    const bytes = unpack(file, part, left);
    left -= bytes.length;
    return bytes.toString("utf8");
  };
}

function unpack(file: Buffer, { method, packed, at }: Part, most: number): Buffer {
  if (at + LOCAL_LENGTH > file.length || file.readUInt32LE(at) !== LOCAL) throw broken();
  const start = at + LOCAL_LENGTH + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (start + packed > file.length) throw broken();
  const data = file.subarray(start, start + packed);
  if (method === STORED) {
    if (data.length > most) throw new BookError("too-large");
    return data;
  }
  if (method !== DEFLATED) throw broken();
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const isLarge = error instanceof RangeError;
    throw isLarge ? new BookError("too-large") : broken();
  }
}

function readDirectory(file: Buffer): ReadonlyMap<string, Part> {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (count > MOST_PARTS) throw new BookError("too-large");
  const parts = new Map<string, Part>();
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > file.length || file.readUInt32LE(at) !== ENTRY) throw broken();
    const nameEnd = at + ENTRY_LENGTH + file.readUInt16LE(at + 28);
    if (nameEnd > file.length) throw broken();
    const name = file.toString("utf8", at + ENTRY_LENGTH, nameEnd);
    parts.set(name, {
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = file.length - END_LENGTH; at >= first; at -= 1) {
    if (file.readUInt32LE(at) === END) return at;
  }
  throw broken();
}

const broken = () => new BookError("damaged");
