import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { execute } from "../../launcher/src/commands.mjs";
import { Failure } from "../../launcher/src/fail.mjs";
import { type Figure, isKept, type Unit } from "./figure.ts";
import { tried } from "./tried.ts";

const page = join(import.meta.dirname, "../../../docs/measured.md");

/** One part of the measurements, with its figures. */
export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
}

const marks = (title: string) =>
  new RegExp(`(?<=^## ${title.replace(/[^\w ]/g, ".")}\\n)[\\s\\S]*?(?=^## |(?![\\s\\S]))`, "m");

/** Puts a part's table in its place on the page; the others stay as they were measured. `titles` are those of all parts, in order. */
export async function writeSection(
  section: Section,
  on: string,
  titles: readonly string[],
): Promise<void> {
  const text = withHeading(await readFile(page, "utf8"), section.title, titles);
  const body = `\n${sectionText(section, on)}\n\n`;
  await writeFile(
    page,
    text.replace(marks(section.title), () => body),
  );
  await format(page);
}

/** The page with a heading for a part; a new one stands after the part before it that has one, at the end where none has. */
export function withHeading(text: string, title: string, titles: readonly string[]): string {
  if (marks(title).test(text)) return text;
  const before = titles.slice(0, titles.indexOf(title));
  const last = before.findLast((name) => marks(name).test(text));
  const heading = `## ${title}\n\n`;
  if (last === undefined) return `${text}\n${heading}`;
  return text.replace(marks(last), (body) => `${body.trimEnd()}\n\n${heading}`);
}

/** Formats the page as the linter does. */
export async function format(file: string): Promise<void> {
  const { code, output } = await execute("biome", ["format", "--write", file]);
  if (code !== 0) throw new Failure(`${file} could not be formatted:\n${output}`);
}

/** A part's table, and the attempts for its failed budgets. */
export function sectionText({ figures }: Section, on: string): string {
  const notes = notesOn(figures);
  return [
    on,
    "",
    "| measure | figure | budget | verdict | peer | ratio |",
    "| --- | ---: | ---: | --- | --- | ---: |",
    ...figures.map(rowOf),
    ...(notes.length === 0 ? [] : ["", "Short of the budget:", "", ...notes]),
  ].join("\n");
}

/** One line for all that the same was tried for. */
function notesOn(figures: readonly Figure[]): string[] {
  const areas = figures.map(({ area }) => area);
  const short = figures.filter(isShort).map(({ area }) => area);
  const byNote = Map.groupBy(
    short,
    (area) => tried[area] ?? tried[familyOf(area)] ?? tried[kindOf(area)] ?? UNTRIED,
  );
  return [...byNote].map(([note, alike]) => `- ${namesOf(alike, areas)}: ${note}`);
}

/** «first load» of «first load: home». */
const familyOf = (area: string): string => area.split(":")[0] ?? area;

/** «LCP» of «/fr/tarifs, LCP». */
const kindOf = (area: string): string => area.split(", ").at(-1) ?? area;

/** Number of faults of a kind from which on they are counted instead of named. */
const MANY = 3;

/** «LCP (20 of 21)» for many of a kind; else families by their name, once. */
function namesOf(areas: readonly string[], all: readonly string[]): string {
  if (areas.length === 1) return String(areas[0]);
  const names = [...Map.groupBy(areas, kindOf)].flatMap(([kind, alike]) =>
    alike.length < MANY
      ? alike.map(familyOf)
      : [`${kind} (${alike.length} of ${all.filter((area) => kindOf(area) === kind).length})`],
  );
  return [...new Set(names)].join("; ");
}

const UNTRIED = "nothing was tried yet.";

const isShort = ({ value, budget }: Figure): boolean => budget !== null && !isKept(value, budget);

function rowOf({ area, value, unit, budget, ceiling, peers }: Figure): string {
  const allowed = ceiling === undefined ? "" : `, ceiling ${ceiling}`;
  const limit =
    budget && `${budget.at === "most" ? "≤" : "≥"} ${write(budget.value, unit)}${allowed}`;
  const verdict = budget === null ? "" : isKept(value, budget) ? "✓ kept" : "✗ short";
  const names = peers.map((peer) => `${peer.name} ${write(peer.value, unit)}`).join(", ");
  const ratios = peers.map((peer) => ratioOf(value / peer.value)).join(", ");
  return `| ${area} | ${write(value, unit)} | ${limit ?? ""} | ${verdict} | ${names} | ${ratios} |`;
}

/** Beside nothing there is none. */
const ratioOf = (ratio: number): string => (Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : "—");

/** Units that follow a number without a space. */
const CLOSE: readonly Unit[] = ["/s", "%", ""];

function write(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return "not run here";
  if (unit === "×") return ratioOf(value);
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : value < 1 ? 3 : 1;
  return `${value.toFixed(digits)}${CLOSE.includes(unit) ? "" : " "}${unit}`;
}

const GIGABYTE = 2 ** 30;

/** Machine, versions and instant of a measurement. */
export async function conditions(programs: readonly string[]): Promise<string> {
  const model = cpus()[0]?.model.trim() ?? process.arch;
  const memory = Math.round(totalmem() / GIGABYTE);
  return [
    `${new Date().toISOString().slice(0, 10)}`,
    `${model}, ${availableParallelism()} cores, ${memory} GB`,
    `load before ${loadavg()[0]?.toFixed(1)}`,
    [`Node ${process.versions.node}`, ...programs].join(", "),
  ].join(" · ");
}

/** A package of the api's with its version. */
export async function versionOf(name: string): Promise<string> {
  const api = createRequire(new URL("../../api/package.json", import.meta.url));
  const file = api
    .resolve(name)
    .replace(/(.*node_modules\/(@[^/]+\/)?[^/]+)\/.*/, "$1/package.json");
  const { version } = JSON.parse(await readFile(file, "utf8"));
  return `${name} ${version}`;
}
