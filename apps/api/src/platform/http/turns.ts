/**
 * Does short work in turns of the event loop, so much in each: what else waits there is looked after in between.
 * @returns what takes a piece of work, which is done at once while there is room in this turn
 */
export function createTurns(most: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let done = 0;
  let isWatching = false;

  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    setImmediate(() => {
      isWatching = false;
      done = 0;
      for (const work of waiting.splice(0, most)) perform(work);
    });
  }

  function perform(work: () => void): void {
    done += 1;
    watch();
    work();
  }

  return (work) => {
    if (done < most && waiting.length === 0) return perform(work);
    waiting.push(work);
    watch();
  };
}
