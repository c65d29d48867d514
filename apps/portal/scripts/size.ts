import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/**
 * Bytes of JavaScript (brotli) that each route needs: the shell, the route's own chunk, every static import of both,
 * and the French catalogue. Exits 1 when a route is above its budget.
 */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

const KILOBYTE = 1000;
const LIGHT = 90 * KILOBYTE;
const FORM = 140 * KILOBYTE;
const catalogue = "src/locales/fr.po";

const routes: Record<string, { source: string; budget: number }> = {
  login: { source: "src/features/session/login.page.tsx", budget: LIGHT },
  home: { source: "src/features/home/home.page.tsx", budget: LIGHT },
  "my ads": { source: "src/features/my-ads/my-ads.page.tsx", budget: LIGHT },
  "order form": { source: "src/features/order-form/order-form.page.tsx", budget: FORM },
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

let exceeded = false;
for (const [name, { source, budget }] of Object.entries(routes)) {
  const files = new Set<string>();
  for (const key of ["index.html", catalogue, source]) reach(key, files);
  const bytes = [...files].reduce((sum, file) => sum + weigh(file), 0);
  const mark = bytes <= budget ? "✓" : "✗";
  if (bytes > budget) exceeded = true;
  const figures = `${(bytes / KILOBYTE).toFixed(1)} kB of ${budget / KILOBYTE} kB`;
  console.log(`${mark} ${name.padEnd(12)} ${figures}  (${files.size} files)`);
}
if (exceeded) process.exitCode = 1;
