/** Milliseconds after which a read may have lost its connection: the next no longer waits for it. */
const STUCK = 250;

type Answer<Row> = PromiseWithResolvers<Row | undefined>;
type Read<Source, Key, Row> = (
  source: Source,
  keys: readonly Key[],
) => Promise<ReadonlyMap<Key, Row>>;

/**
 * Rows by their keys, with one statement for all who ask a database while another is under way: the busier, the fewer
 * statements a row. Nobody is given a row that was read before they asked.
 */
export function readTogether<Source extends object, Key, Row>(
  read: Read<Source, Key, Row>,
): (source: Source, key: Key) => Promise<Row | undefined> {
  const readers = new WeakMap<Source, (key: Key) => Promise<Row | undefined>>();
  return (source, key) => {
    const reader = readers.get(source) ?? readerOf((keys: readonly Key[]) => read(source, keys));
    readers.set(source, reader);
    return reader(key);
  };
}

function readerOf<Key, Row>(read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>) {
  let asked = new Map<Key, Answer<Row>>();
  let isReading = false;

  function readAsked(): void {
    isReading = true;
    const answers = asked;
    asked = new Map();
    let isOver = false;
    const goOn = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(stuck);
      isReading = false;
      if (asked.size > 0) readAsked();
    };
    const stuck = setTimeout(goOn, STUCK);
    void answerAll(() => read([...answers.keys()]), answers).then(goOn);
  }

  return (key: Key): Promise<Row | undefined> => {
    const answer = asked.get(key) ?? Promise.withResolvers<Row | undefined>();
    asked.set(key, answer);
    if (!isReading) readAsked();
    return answer.promise;
  };
}

async function answerAll<Key, Row>(
  read: () => Promise<ReadonlyMap<Key, Row>>,
  answers: ReadonlyMap<Key, Answer<Row>>,
): Promise<void> {
  try {
    const rows = await read();
    for (const [key, { resolve }] of answers) resolve(rows.get(key));
  } catch (error) {
    for (const { reject } of answers.values()) reject(error);
  }
}
