/**
 * Runs `tasks`, `lanes` of them at a time: the first that is left, and whose `after` have ended, is begun as soon as a
 * lane is free. Answers what became of each by name: whether it ended well.
 */
export async function inTurns(tasks, lanes, work) {
  const outcomes = new Map();
  const waiting = [...tasks];
  const running = new Set();
  const begin = (task) => {
    const ended = work(task)
      .then(() => true)
      .catch((error) => {
        console.error(error.message);
        return false;
      })
      .then((passed) => {
        outcomes.set(task.name, passed);
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
