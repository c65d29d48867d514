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
