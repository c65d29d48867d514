/** Processor time that `work` takes on this thread, in milliseconds: unlike a clock's, other programs do not lengthen it. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const begun = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}
