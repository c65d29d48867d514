/** Milliseconds after which work may have lost its connection, or waits for a lock: the next no longer waits for it. */
const STUCK = 250;

/** One who asked, to be answered by the work that is done for all. */
export interface Asked<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Does in one go what is asked for while an earlier go is under way: the busier, the fewer goes. Whoever `work` has not
 * answered when it fails is told why. Nothing begins before it was asked for.
 */
export function together<Item, Result>(
  work: (asked: readonly Asked<Item, Result>[]) => Promise<void>,
): (item: Item) => Promise<Result> {
  let waiting: Asked<Item, Result>[] = [];
  let isWorking = false;

  /** At the end of this turn of the event loop: what answers several lets them ask together again. */
  function beginSoon(): void {
    isWorking = true;
    setImmediate(begin);
  }

  function begin(): void {
    const asked = waiting;
    waiting = [];
    let isOver = false;
    const goOn = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(stuck);
      isWorking = false;
      if (waiting.length > 0) beginSoon();
    };
    const stuck = setTimeout(goOn, STUCK);
    void answerAll(work, asked).then(goOn);
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    if (!isWorking) beginSoon();
    return promise;
  };
}

async function answerAll<Item, Result>(
  work: (asked: readonly Asked<Item, Result>[]) => Promise<void>,
  asked: readonly Asked<Item, Result>[],
): Promise<void> {
  try {
    await work(asked);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}
