/** A file whose bytes are made while they are sent, so that it is never whole in memory. */
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
