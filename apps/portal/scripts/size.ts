import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/**
 * Bytes of JavaScript (brotli) that each route needs: the shell, the route's own chunk, every static import of both,
 * and the French texts of both, with those that it has in common with others. A route has a budget, the figure to reach,
 * and a ceiling, what it weighs today: above the ceiling the check fails, so that bytes only ever go down (decision 6).
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

interface Route {
  readonly page: string;
  /** What it says that others say, too, as in `app/routes.ts`: parts of `shared/`. */
  readonly texts?: readonly string[];
  /** Kilobytes of 1 000 bytes. */
  readonly budget: number;
  readonly ceiling: number;
}

const routes: Record<string, Route> = {
  login: { page: "session/login", budget: 110, ceiling: 88.9 },
  home: { page: "home/home", texts: ["notices"], budget: 110, ceiling: 92.8 },
  listing: { page: "listing/listing", texts: ["notices"], budget: 110, ceiling: 98.1 },
  notice: {
    page: "notice/notice",
    texts: ["notices", "captcha", "ad-preview"],
    budget: 110,
    ceiling: 102.2,
  },
  rates: { page: "rates/rates", texts: ["notices"], budget: 110, ceiling: 95.9 },
  dashboard: { page: "dashboard/dashboard", budget: 110, ceiling: 90.6 },
  "my ads": { page: "my-ads/my-ads", texts: ["ads"], budget: 110, ceiling: 92.1 },
  "my orders": { page: "my-orders/my-orders", texts: ["orders"], budget: 110, ceiling: 93.5 },
  order: { page: "my-orders/order", texts: ["orders", "ad-preview"], budget: 110, ceiling: 109.4 },
  "ad details": {
    page: "ad-details/ad-details",
    texts: ["ads", "notices", "ad-preview"],
    budget: 110,
    ceiling: 99.0,
  },
  team: { page: "team/team", budget: 110, ceiling: 87.8 },
  member: { page: "team/member", texts: ["orders"], budget: 110, ceiling: 88.9 },
  "my invoices": { page: "invoices/invoices", budget: 110, ceiling: 93.0 },
  "my packages": { page: "packages/packages", budget: 110, ceiling: 91.5 },
  "order form": {
    page: "order-form/order-form",
    texts: ["ad-preview"],
    budget: 155,
    ceiling: 140.6,
  },
  "tender form": {
    page: "order-form/tender-form",
    texts: ["ad-preview"],
    budget: 155,
    ceiling: 140.6,
  },
  "edited ad": { page: "order-form/edit-ad", texts: ["ad-preview"], budget: 155, ceiling: 143.6 },
  "journal order": { page: "journal-order/journal-order", budget: 155, ceiling: 125.7 },
  subscription: { page: "subscription/subscription", budget: 110, ceiling: 107.2 },
  recap: { page: "recap/recap", texts: ["orders", "ad-preview"], budget: 110, ceiling: 110 },
  verification: {
    page: "verification/verification",
    texts: ["captcha"],
    budget: 110,
    ceiling: 92.6,
  },
  contact: { page: "contact/contact", texts: ["captcha"], budget: 110, ceiling: 92.8 },
  guide: { page: "guide/guide", budget: 110, ceiling: 88.4 },
  "sales terms": { page: "legal/sales-terms", budget: 110, ceiling: 89.8 },
  payment: { page: "payment-outcome/payment-outcome", budget: 110, ceiling: 96.2 },
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
for (const [name, { page, texts = [], budget, ceiling }] of Object.entries(routes)) {
  const files = new Set<string>();
  const source = `src/features/${page}.page.tsx`;
  const shell = manifest[start]?.dynamicImports ?? [];
  const shared = texts.map((part) => `src/shared/${part}/locales/fr.po`);
  const needed = [start, ...shell, shellTexts, source, textsOf(source), ...shared];
  for (const key of needed) reach(key, files);
  const kilobytes = [...files].reduce((sum, file) => sum + weigh(file), 0) / KILOBYTE;
  if (kilobytes > ceiling) exceeded = true;
  const verdict = verdictOf(kilobytes, budget, ceiling);
  const figures = `${kilobytes.toFixed(1)} kB, budget ${budget}, ceiling ${ceiling}`;
  console.log(`${name.padEnd(13)} ${figures} (${files.size} files) ${verdict}`);
}
if (exceeded) process.exitCode = 1;
