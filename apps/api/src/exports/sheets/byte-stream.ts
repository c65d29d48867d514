/** Bytes as an answer sends them: made as fast as they are taken, and no longer once nobody takes them. */
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
