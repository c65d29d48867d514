import type { Transaction } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail, type Facts } from "../trail/index.ts";

/** User and instant of a change. */
export interface Writing {
  readonly at: Date;
  readonly userId: number;
  readonly email: string;
}

export const writingOf = (
  { clock }: Pick<Context, "clock">,
  { userId, email }: Pick<StaffIdentity, "email" | "userId">,
): Writing => ({ at: new Date(clock.now()), userId, email });

/** Writes a change of contents into the trail. */
export async function record(
  tx: Transaction<Database>,
  { at, email }: Writing,
  subject: string,
  facts: { readonly before: Facts; readonly after: Facts },
): Promise<void> {
  const entry = { at, operator: email, command: "contents", subject, reason: null };
  await appendToTrail(tx, { ...entry, ...facts });
}

/** Facts of one entry of the trail; the bodies themselves are kept as versions. */
const MOST_FACTS = 60;
/** Letters of a text in the trail, and those of them before the first difference. */
const SHOWN = 400;
const LEAD = 40;

type Leaf = string | number | boolean | null;

/** The places where two bodies differ, with their values before and after; a text from where it differs. */
export function changedFacts(before: unknown, after: unknown): { before: Facts; after: Facts } {
  const [old, next] = [leavesOf(before), leavesOf(after)];
  const paths = [...new Set([...old.keys(), ...next.keys()])].filter(
    (path) => old.get(path) !== next.get(path),
  );
  const facts: Record<"after" | "before", Record<string, Leaf>> = { before: {}, after: {} };
  for (const path of paths.slice(0, MOST_FACTS)) {
    const [left, right] = [old.get(path) ?? null, next.get(path) ?? null];
    const from = Math.max(0, commonStart(left, right) - LEAD);
    facts.before[path] = cut(left, from);
    facts.after[path] = cut(right, from);
  }
  if (paths.length > MOST_FACTS) facts.after.changes = paths.length;
  return facts;
}

/** Values of a body by their paths: `questions.2.answer.fr`. */
function leavesOf(value: unknown, path = ""): ReadonlyMap<string, Leaf> {
  if (typeof value !== "object" || value === null) {
    return new Map(path === "" ? [] : [[path, value as Leaf]]);
  }
  const leaves = new Map<string, Leaf>();
  for (const [name, inner] of Object.entries(value)) {
    const below = leavesOf(inner, path === "" ? name : `${path}.${name}`);
    for (const [place, leaf] of below) leaves.set(place, leaf);
  }
  return leaves;
}

function commonStart(left: Leaf, right: Leaf): number {
  if (typeof left !== "string" || typeof right !== "string") return 0;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return at;
}

const cut = (value: Leaf, from: number): Leaf =>
  typeof value === "string" && value.length > SHOWN
    ? `${from > 0 ? "…" : ""}${value.slice(from, from + SHOWN)}`.toWellFormed()
    : value;
