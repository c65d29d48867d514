import { parseArgs } from "node:util";
import type { ThemeAnswers, ThemeProblem } from "../derive/index.ts";

const options = {
  brand: { type: "string" },
  name: { type: "string" },
  "headline-face": { type: "string" },
  "paper-face": { type: "string" },
  paper: { type: "string" },
  radius: { type: "string" },
} as const;

/** Usage of a command that asks about a newspaper. */
export const usage = `<slug> --brand "#7a1f2b" [--name "…"] [--headline-face <face>] [--paper-face <face>] [--paper "#fff6e9"] [--radius <pixels>]`;

/** Reads the answers from a command line; throws a `TypeError` on an option that it does not know. */
export function answersFrom(args: readonly string[]): ThemeAnswers {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== "--"),
    options,
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new TypeError(`One slug, not ${positionals.length}.`);
  return {
    slug: positionals[0] ?? "",
    brand: values.brand ?? "",
    name: values.name,
    headlineFace: values["headline-face"],
    paperFace: values["paper-face"],
    paper: values.paper,
    radius: values.radius,
  };
}

const optionOf: Readonly<Record<ThemeProblem["field"], string>> = {
  slug: "slug",
  brand: "--brand",
  name: "--name",
  headlineFace: "--headline-face",
  paperFace: "--paper-face",
  paper: "--paper",
  radius: "--radius",
};

/** Faults of the answers, a line each, with the names of the command line's options. */
export function problemLines(problems: readonly ThemeProblem[]): string {
  return problems.map(({ field, message }) => `${optionOf[field]}: ${message}\n`).join("");
}
