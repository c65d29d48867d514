/** Marks of tests that passed only at a rerun: of our reporter, and of Playwright's list. */
const NAMED = [/^↻ .*$/gm, /(?<=^ {2}\d+ flaky\n(?: {4}.*\n)*) {4}.*$/gm];

const wavering = [];

/** Records the flaky tests in a check's output. */
export function noteRunAgain(output) {
  for (const pattern of NAMED) wavering.push(...(output.match(pattern) ?? []));
}

/** Prints every flaky test: it passed, and needs a fix. */
export function printRunAgain() {
  if (wavering.length > 0) console.log(`\nPassed only when run again:\n${wavering.join("\n")}`);
}
