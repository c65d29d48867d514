/** Characters in a piece: enough for the work around each to be small. */
const PIECE = 32_768;

const encoder = new TextEncoder();

/** Short texts as UTF-8, joined to pieces that are worth sending. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let piece = "";
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield encoder.encode(piece);
    piece = "";
  }
  if (piece !== "") yield encoder.encode(piece);
}
