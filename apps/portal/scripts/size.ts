import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { orderForm, type WeighedPage, weighedPages } from "./weighed-pages.ts";

/**
 * Bytes of JavaScript (brotli) that each route needs: the shell, the route's own chunk, every static import of both,
 * and the French texts of both, with those that it has in common with others; below them, what every page loads
 * afterwards, and an order form in all. Above its ceiling, which is its budget where none is raised, the check fails (decision 6).
 */
interface Chunk {
  readonly file: string;
  /** Name of a chunk that holds several modules: its group, or one of them. */
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const KILOBYTE = 1000;
const start = "index.html";
const shellTexts = "src/catalogs.fr.ts";
/** Folder of a part, by the name under which its texts are loaded. */
const folderOf = (part: string) => {
  if (part.startsWith("@")) return part.replace("@parution/app", "../../packages/app/src");
  return part.startsWith("shared/") ? `src/${part}` : `src/features/${part}`;
};
const textsOf = (page: string) => page.replace(/[^/]+$/, "locales/fr.po");

type Limits = Pick<WeighedPage, "budget" | "ceiling">;

/** Kilobytes of what every page loads after its first paint: frame, client, and the codecs of its calls. */
const AFTERWARDS: Limits = { budget: 30 };
/** An order form with all that a line ad loads on demand (docs/lab/bytes.md#an-order-in-all). */
const IN_ALL: Limits = { budget: 200, ceiling: 212 };

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync("dist/.vite/manifest.json", "utf8"),
);
/** Stands for the script within the document. */
const DOCUMENT = "index.html";
const weights = new Map([[DOCUMENT, weighInline()]]);

function weigh(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(readFileSync(`dist/${file}`)).length;
  weights.set(file, bytes);
  return bytes;
}

/** Bytes that the script within the document adds to it. */
function weighInline(): number {
  const document = readFileSync("dist/index.html", "utf8");
  const without = document.replace(/<script data-next[^>]*>.*?<\/script>/s, "");
  if (without === document) throw new Error("The document holds no script.");
  return brotliCompressSync(document).length - brotliCompressSync(without).length;
}

/** Chunk of a source, or of a group of `vite.config.ts`. */
function keyOf(part: string): string {
  if (manifest[part] !== undefined) return part;
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === part);
  if (key === undefined) throw new Error(`The build has no chunk for ${part}.`);
  return key;
}

/** Files of parts and of all that they import, besides those that are `there` already. */
function filesOf(parts: readonly string[], there: ReadonlySet<string> = new Set()): Set<string> {
  const files = new Set<string>();
  for (const part of parts) reach(keyOf(part), files);
  return files.difference(there);
}

function reach(key: string, seen: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) reach(next, seen);
  return seen;
}

let exceeded = false;

/** @param unit of the figure; the benchmark reads the rows in «kB» as first loads */
function report(name: string, files: ReadonlySet<string>, limits: Limits, unit = "kB"): void {
  const { budget, ceiling = budget } = limits;
  const kilobytes = [...files].reduce((sum, file) => sum + weigh(file), 0) / KILOBYTE;
  if (kilobytes > ceiling) exceeded = true;
  const limit = ceiling === budget ? `${budget} ${unit}` : `${budget} ${unit} (ceiling ${ceiling})`;
  const figures = `${kilobytes.toFixed(1).padStart(5)} of ${limit} in ${files.size} files`;
  const verdict = kilobytes > ceiling ? "✗ over its ceiling" : "✗ over its budget";
  console.log(`${name.padEnd(13)} ${figures} ${kilobytes <= budget ? "✓" : verdict}`);
}

const shell = [start, ...(manifest[start]?.dynamicImports ?? []), shellTexts];

function firstLoadOf({ page, texts = [] }: WeighedPage): Set<string> {
  const source = `src/features/${page}.page.tsx`;
  const shared = texts.map((part) => `${folderOf(part)}/locales/fr.po`);
  return filesOf([...shell, source, textsOf(source), ...shared]).add(DOCUMENT);
}

for (const [name, page] of Object.entries(weighedPages)) {
  report(name, firstLoadOf(page), page);
}

const contract = (feature: string) => `../../packages/contract/src/${feature}/index.ts`;
const afterwards = [
  "src/app/frame-parts.ts",
  "src/app/locales/fr.po",
  "src/shared/tracking/consent-line.tsx",
  "src/shared/tracking/locales/fr.po",
  "../../packages/app/src/data/sending-fetch.ts",
  "wire",
];
report("every page", filesOf(afterwards, filesOf(shell)), AFTERWARDS, "kB more");

const ofAnOrder = [
  ...afterwards,
  "src/app/header/account-menu.tsx",
  "account",
  "session",
  "order-shown",
  contract("catalogue"),
  contract("calendar"),
  "src/features/order-form/submission/submission-code.ts",
];
report("order form", firstLoadOf(orderForm).union(filesOf(ofAnOrder)), IN_ALL, "kB together");

if (exceeded) process.exitCode = 1;
