import { dateInZone, startOfDayInZone } from "@parution/rules/dates";

/** File whose bytes are created while they are sent, so that it is never whole in memory. */
export class StreamedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: ReadableStream<Uint8Array>;

  constructor(bytes: ReadableStream<Uint8Array>, name: string, type: string) {
    this.bytes = bytes;
    this.name = name;
    this.type = type;
  }
}

interface Moment {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly zone: string;
}

/** Unique file name without its extension: the given name with the time of its creation. */
export function stampedName(name: string, { now, zone }: Moment): string {
  const day = dateInZone(now, zone);
  const time = new Date(now - startOfDayInZone(day, zone)).toISOString().slice(11, 19);
  return `${name}-${day.replaceAll("-", "")}-${time.replaceAll(":", "")}`;
}

/** Bytes as an answer sends them: made as fast as they are read, until the reader stops. */
export function byteStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const next = await iterator.next();
      if (next.done) stream.close();
      else stream.enqueue(next.value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
