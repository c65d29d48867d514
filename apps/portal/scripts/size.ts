import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/**
 * Bytes of JavaScript (brotli) that each route needs: the shell, the route's own chunk, every static import of both,
 * and the French texts of both. A route has a budget, the figure to reach, and a ceiling, what it weighs today: above the
 * ceiling the check fails, so that bytes only ever go down (decision 6).
 */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

const KILOBYTE = 1000;
const shellTexts = "src/locales/fr.po";
const textsOf = (page: string) => page.replace(/[^/]+$/, "locales/fr.po");

/** Kilobytes of 1 000 bytes. */
const routes: Record<string, { source: string; budget: number; ceiling: number }> = {
  login: { source: "src/features/session/login.page.tsx", budget: 90, ceiling: 97.2 },
  home: { source: "src/features/home/home.page.tsx", budget: 90, ceiling: 96 },
  "my ads": { source: "src/features/my-ads/my-ads.page.tsx", budget: 90, ceiling: 99.4 },
  "order form": {
    source: "src/features/order-form/order-form.page.tsx",
    budget: 140,
    ceiling: 137.5,
  },
};

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync("dist/.vite/manifest.json", "utf8"),
);
const weights = new Map<string, number>();

function weigh(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(readFileSync(`dist/${file}`)).length;
  weights.set(file, bytes);
  return bytes;
}

function reach(key: string, seen: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) reach(next, seen);
  return seen;
}

function verdictOf(kilobytes: number, budget: number, ceiling: number): string {
  if (kilobytes > ceiling) return "✗ grew";
  return kilobytes > budget ? "· above budget" : "✓";
}

let exceeded = false;
for (const [name, { source, budget, ceiling }] of Object.entries(routes)) {
  const files = new Set<string>();
  for (const key of ["index.html", shellTexts, source, textsOf(source)]) reach(key, files);
  const kilobytes = [...files].reduce((sum, file) => sum + weigh(file), 0) / KILOBYTE;
  if (kilobytes > ceiling) exceeded = true;
  const verdict = verdictOf(kilobytes, budget, ceiling);
  const figures = `${kilobytes.toFixed(1)} kB, budget ${budget}, ceiling ${ceiling}`;
  console.log(`${name.padEnd(12)} ${figures} (${files.size} files) ${verdict}`);
}
if (exceeded) process.exitCode = 1;
