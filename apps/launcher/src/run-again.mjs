/** How the tests that passed only when they were run again are named: by our reporter, and by Playwright's list. */
const NAMED = [/^↻ .*$/gm, /(?<=^ {2}\d+ flaky\n(?: {4}.*\n)*) {4}.*$/gm];

const wavering = [];

/** Remembers what the output of a check says of its wavering tests. */
export function noteRunAgain(output) {
  for (const pattern of NAMED) wavering.push(...(output.match(pattern) ?? []));
}

/** Names every test that wavered: it passed, and is to be looked into. */
export function tellRunAgain() {
  if (wavering.length > 0) console.log(`\nPassed only when run again:\n${wavering.join("\n")}`);
}
