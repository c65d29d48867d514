import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/**
 * Bytes of JavaScript (brotli) that each route needs: the shell, the route's own chunk, every static import of both,
 * and the French texts of both, with those that it has in common with others; below them, what every page loads
 * afterwards, and an order form in all. Above its budget the check fails (decision 6).
 */
interface Chunk {
  readonly file: string;
  /** Of a chunk that holds several modules: its group, or one of them. */
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const KILOBYTE = 1000;
const start = "index.html";
const shellTexts = "src/catalogs.fr.ts";
const folderOf = (part: string) =>
  part.startsWith("@")
    ? part.replace("@parution/app", "../../packages/app/src")
    : `src/${part.includes("/") ? "features" : "shared"}/${part}`;
const textsOf = (page: string) => page.replace(/[^/]+$/, "locales/fr.po");

/**
 * Kilobytes of 1 000 bytes that a route may weigh: a public or account page; a list with its filter; a form of an order, which
 * composes, pays or changes it.
 */
const PAGE = 110;
const LIST = 130;
const FORM = 155;
/** For pages with a form or a whole order, and the longest lists, which are above their kind's budget (decision 6). */
const PAGE_ABOVE = 120;
const LIST_ABOVE = 138;
/** An order form that also reads and compares the ad as it was ordered. */
const EDIT_ABOVE = 158;
/** A public page with a tab list, whose keys and roles are Radix's (8.8 kB). */
const TABBED = 127;

/** What every page loads after its first paint: frame, client, and the codecs of its calls. */
const AFTERWARDS = 30;
/** An order form with all that a line ad loads on demand; 200 are aimed at (docs/lab/bytes.md#an-order-in-all). */
const IN_ALL = 212;

interface Route {
  readonly page: string;
  /** Texts that it has in common with others, as in `app/routes.ts`: parts of `shared/`, or of `@parution/app/`. */
  readonly texts?: readonly string[];
  readonly budget: number;
}

const orderForm: Route = {
  page: "order-form/order-form",
  texts: ["ad-preview"],
  budget: FORM,
};

const routes: Record<string, Route> = {
  login: { page: "session/login", budget: PAGE_ABOVE },
  registration: {
    page: "registration/registration",
    texts: ["@parution/app/captcha"],
    budget: PAGE_ABOVE,
  },
  confirmation: { page: "registration/confirmation", budget: PAGE },
  recovery: {
    page: "registration/recovery",
    texts: ["@parution/app/captcha"],
    budget: PAGE_ABOVE,
  },
  "new password": { page: "registration/new-password", budget: PAGE_ABOVE },
  home: { page: "home/home", texts: ["published-ads"], budget: PAGE },
  listing: { page: "listing/listing", texts: ["published-ads"], budget: LIST },
  "published ad": {
    page: "published-ad/published-ad",
    texts: ["published-ads", "@parution/app/captcha", "ad-preview"],
    budget: PAGE_ABOVE,
  },
  rates: { page: "rates/rates", texts: ["published-ads"], budget: PAGE },
  dashboard: { page: "dashboard/dashboard", budget: PAGE },
  "my ads": { page: "my-ads/my-ads", texts: ["ads"], budget: LIST_ABOVE },
  "my orders": { page: "my-orders/my-orders", texts: ["orders"], budget: LIST_ABOVE },
  order: { page: "my-orders/order", texts: ["orders", "ad-preview"], budget: PAGE_ABOVE },
  "ad details": {
    page: "ad-details/ad-details",
    texts: ["ads", "published-ads", "ad-preview"],
    budget: PAGE_ABOVE,
  },
  team: { page: "team/team", budget: PAGE },
  member: { page: "team/member", texts: ["orders"], budget: PAGE },
  "my invoices": { page: "invoices/invoices", budget: LIST_ABOVE },
  security: { page: "security/security", budget: PAGE },
  "my packages": { page: "packages/packages", budget: LIST },
  "order form": orderForm,
  trial: { page: "order-form/trial", texts: ["ad-preview", "order-form/trial"], budget: FORM },
  "edited ad": { page: "order-form/edit-ad", texts: ["ad-preview"], budget: EDIT_ABOVE },
  "journal order": { page: "journal-order/journal-order", budget: FORM },
  subscription: { page: "subscription/subscription", budget: FORM },
  recap: { page: "recap/recap", texts: ["orders", "ad-preview"], budget: FORM },
  verification: {
    page: "verification/verification",
    texts: ["@parution/app/captcha"],
    budget: TABBED,
  },
  contact: { page: "contact/contact", texts: ["@parution/app/captcha"], budget: PAGE_ABOVE },
  guide: { page: "guide/guide", budget: PAGE },
  "sales terms": { page: "static-page/static-page", budget: PAGE },
  payment: { page: "payment-outcome/payment-outcome", budget: PAGE },
};

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
function report(name: string, files: ReadonlySet<string>, budget: number, unit = "kB"): void {
  const kilobytes = [...files].reduce((sum, file) => sum + weigh(file), 0) / KILOBYTE;
  const fits = kilobytes <= budget;
  if (!fits) exceeded = true;
  const figures = `${kilobytes.toFixed(1).padStart(5)} of ${budget} ${unit} in ${files.size} files`;
  console.log(`${name.padEnd(13)} ${figures} ${fits ? "✓" : "✗ over its budget"}`);
}

const shell = [start, ...(manifest[start]?.dynamicImports ?? []), shellTexts];

function firstLoadOf({ page, texts = [] }: Route): Set<string> {
  const source = `src/features/${page}.page.tsx`;
  const shared = texts.map((part) => `${folderOf(part)}/locales/fr.po`);
  return filesOf([...shell, source, textsOf(source), ...shared]).add(DOCUMENT);
}

for (const [name, route] of Object.entries(routes)) {
  report(name, firstLoadOf(route), route.budget);
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
