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
  readonly dynamicImports?: readonly string[];
}

const KILOBYTE = 1000;
const start = "index.html";
const shellTexts = "src/shared/i18n/catalogs.fr.ts";
const textsOf = (page: string) => page.replace(/[^/]+$/, "locales/fr.po");

/** Kilobytes of 1 000 bytes. */
const routes: Record<string, { page: string; budget: number; ceiling: number }> = {
  login: { page: "session/login", budget: 90, ceiling: 90.2 },
  home: { page: "home/home", budget: 90, ceiling: 94.3 },
  listing: { page: "listing/listing", budget: 90, ceiling: 98.5 },
  notice: { page: "notice/notice", budget: 90, ceiling: 101.4 },
  rates: { page: "rates/rates", budget: 90, ceiling: 97.3 },
  dashboard: { page: "dashboard/dashboard", budget: 90, ceiling: 92.2 },
  "my ads": { page: "my-ads/my-ads", budget: 90, ceiling: 93.1 },
  "my orders": { page: "my-orders/my-orders", budget: 90, ceiling: 92.9 },
  order: { page: "my-orders/order", budget: 110, ceiling: 101.7 },
  "ad details": { page: "ad-details/ad-details", budget: 110, ceiling: 97.7 },
  team: { page: "team/team", budget: 90, ceiling: 89.5 },
  member: { page: "team/member", budget: 90, ceiling: 89.1 },
  "my invoices": { page: "invoices/invoices", budget: 90, ceiling: 93.1 },
  "my packages": { page: "packages/packages", budget: 90, ceiling: 93.4 },
  "order form": { page: "order-form/order-form", budget: 140, ceiling: 135.0 },
  "tender form": { page: "order-form/tender-form", budget: 140, ceiling: 135.1 },
  "edited ad": { page: "order-form/edit-ad", budget: 140, ceiling: 137.6 },
  "journal order": { page: "journal-order/journal-order", budget: 140, ceiling: 125.2 },
  subscription: { page: "subscription/subscription", budget: 110, ceiling: 92.2 },
  recap: { page: "recap/recap", budget: 110, ceiling: 105.1 },
  verification: { page: "verification/verification", budget: 90, ceiling: 101.5 },
  contact: { page: "contact/contact", budget: 90, ceiling: 94.1 },
  guide: { page: "guide/guide", budget: 90, ceiling: 90.0 },
  "sales terms": { page: "legal/sales-terms", budget: 90, ceiling: 91.4 },
  payment: { page: "payment-outcome/payment-outcome", budget: 90, ceiling: 93.1 },
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
for (const [name, { page, budget, ceiling }] of Object.entries(routes)) {
  const files = new Set<string>();
  const source = `src/features/${page}.page.tsx`;
  const shell = manifest[start]?.dynamicImports ?? [];
  for (const key of [start, ...shell, shellTexts, source, textsOf(source)]) reach(key, files);
  const kilobytes = [...files].reduce((sum, file) => sum + weigh(file), 0) / KILOBYTE;
  if (kilobytes > ceiling) exceeded = true;
  const verdict = verdictOf(kilobytes, budget, ceiling);
  const figures = `${kilobytes.toFixed(1)} kB, budget ${budget}, ceiling ${ceiling}`;
  console.log(`${name.padEnd(13)} ${figures} (${files.size} files) ${verdict}`);
}
if (exceeded) process.exitCode = 1;
