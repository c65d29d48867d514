/** File of an archive, in memory as a whole. */
export interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const BLOCK = 512;
/** Longest name that fits the header's own field, in bytes. */
const LONGEST_NAME = 100;
/** Largest file in bytes: a header with more is of another program. */
const LARGEST = 1024 * 1024 * 1024;

/** Fields of a header: their place, their length and, for most, their constant value. */
const NAME = [0, LONGEST_NAME] as const;
const SIZE = [124, 12] as const;
const CHECKSUM = [148, 8] as const;
const CONSTANTS = [
  [100, "0000600\0"],
  [108, "0000000\0"],
  [116, "0000000\0"],
  [136, "00000000000\0"],
  [156, "0"],
  [257, "ustar\0"],
  [263, "00"],
] as const;

/** Writes entries as a POSIX tar (ustar), which every system can unpack. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncIterable<Uint8Array> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length);
    yield bytes;
    yield new Uint8Array(padding(bytes.length));
  }
  yield new Uint8Array(2 * BLOCK);
}

/**
 * Reads entries as they come.
 * @throws RangeError when the archive is cut off or is none.
 */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Entry> {
  const { take, finish } = taker(chunks);
  for (;;) {
    const header = Buffer.from(await take(BLOCK));
    if (header.every((byte) => byte === 0)) break;
    const { name, size } = readHeader(header);
    const bytes = await take(size);
    await take(padding(size));
    yield { name, bytes };
  }
  await take(BLOCK);
  // The reader of the stream checks it at its end.
  await finish();
}

/** Reader of a number of bytes from a stream of chunks of any size. */
function taker(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  async function finish(): Promise<void> {
    for (let end = false; !end; ) end = (await source.next()).done === true;
  }
  async function take(length: number): Promise<Uint8Array<ArrayBuffer>> {
    const parts = [held];
    let available = held.length;
    while (available < length) {
      const { done, value } = await source.next();
      if (done) throw new RangeError("The archive is cut off.");
      parts.push(Buffer.from(value));
      available += value.length;
    }
    const whole = Buffer.concat(parts);
    held = whole.subarray(length);
    return new Uint8Array(whole.subarray(0, length));
  }
  return { take, finish };
}

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function headerOf(name: string, size: number): Uint8Array {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new RangeError(`${name} is too long a name.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, NAME[0]);
  header.write(octal(size, SIZE[1] - 1), SIZE[0]);
  for (const [at, text] of CONSTANTS) header.write(text, at);
  header.write(`${octal(checksumOf(header), 6)}\0 `, CHECKSUM[0]);
  return header;
}

function readHeader(header: Buffer): { readonly name: string; readonly size: number } {
  const size = readOctal(header, SIZE);
  if (readOctal(header, CHECKSUM) !== checksumOf(header) || !(size <= LARGEST)) {
    throw new RangeError("The archive is damaged, or no archive.");
  }
  const name = header.subarray(0, LONGEST_NAME);
  const end = name.indexOf(0);
  return { name: name.toString("utf8", 0, end < 0 ? LONGEST_NAME : end), size };
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, "0");

function readOctal(header: Buffer, [at, length]: readonly [number, number]): number {
  return Number.parseInt(header.toString("latin1", at, at + length), 8);
}

/** The sum of the header's bytes, its own field counted as blanks. */
function checksumOf(header: Buffer): number {
  const [at, length] = CHECKSUM;
  const sum = (bytes: Buffer) => bytes.reduce((total, byte) => total + byte, 0);
  return sum(header) - sum(header.subarray(at, at + length)) + length * 32;
}
