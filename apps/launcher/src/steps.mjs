/** Runs `work`, printing its name while it runs and its duration when it ends. */
export async function step(name, work) {
  const begun = performance.now();
  const terminal = process.stdout.isTTY;
  process.stdout.write(terminal ? `  … ${name}` : `  … ${name}\n`);
  const elapsed = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  const close = (mark) =>
    process.stdout.write(`${terminal ? "\r\x1b[K" : ""}  ${mark} ${name} (${elapsed()})\n`);
  try {
    const result = await work();
    close("✓");
    return result;
  } catch (error) {
    close("✗");
    throw error;
  }
}

/**
 * Runs `tasks`, `lanes` of them at a time: the first remaining one whose `after` have ended is started as soon as a
 * lane is free. Returns the result of each by name: its error, or null.
 */
export async function inTurns(tasks, lanes, work) {
  const outcomes = new Map();
  const waiting = [...tasks];
  const running = new Set();
  const begin = (task) => {
    const ended = work(task)
      .then(() => null)
      .catch((error) => error)
      .then((error) => {
        outcomes.set(task.name, error);
        running.delete(ended);
      });
    running.add(ended);
  };
  const isReady = ({ after = [] }) => after.every((name) => outcomes.has(name));
  const firstReady = () => waiting.findIndex(isReady);
  while (waiting.length + running.size > 0) {
    while (running.size < lanes && firstReady() >= 0) begin(...waiting.splice(firstReady(), 1));
    if (running.size === 0) throw new Error(`${waiting[0].name} waits for what never comes.`);
    await Promise.race(running);
  }
  return outcomes;
}
