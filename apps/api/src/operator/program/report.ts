import type { Action, Outcome } from "../actions/index.ts";
import type { Facts, TrailHead, Verification } from "../trail/index.ts";

/** What an operator reads; the program fails when it did not succeed. */
export interface Report {
  readonly succeeded: boolean;
  readonly text: string;
}

export function reportOutcome({ command, subject }: Action, outcome: Outcome): Report {
  if (!outcome.done) return { succeeded: false, text: `${command} ${subject}: ${outcome.refusal}` };
  const { change, entry } = outcome;
  const end = entry === null ? "dry run: nothing was changed" : `trail ${describeHead(entry)}`;
  const lines = [`${command} ${subject}`, ...describeChange(change.before, change.after), end];
  return { succeeded: true, text: lines.join("\n  ") };
}

export const describeHead = ({ number, hash }: TrailHead): string => `${number}:${hash}`;

/** What a change left as it was is not repeated. */
export function describeChange(before: Facts, after: Facts): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [was, is] = [before[name], after[name]].map(describeFact);
    return was === is ? [] : [`${name}: ${was} → ${is}`];
  });
}

const describeFact = (fact: Facts[string] | undefined): string =>
  fact === undefined || fact === null
    ? "—"
    : Array.isArray(fact)
      ? fact.join(", ") || "none"
      : String(fact);

const faults = {
  missing: "is missing",
  unchained: "does not follow the one before it",
  changed: "is not as it was written",
} as const;

export function reportVerification(verification: Verification): Report {
  if (verification.whole) {
    const { head } = verification;
    return {
      succeeded: true,
      text: `The trail is whole: ${head.number} entries, head ${describeHead(head)}`,
    };
  }
  const text = `The trail is broken: entry ${verification.at} ${faults[verification.fault]}.`;
  return { succeeded: false, text };
}
