import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");

/**
 * Imports that each folder of the service may have, each through the other's `index.ts`. Every folder imports only folders that
 * stand above it, so that no two import each other; what two of them need goes to a folder of its own above both.
 * Everything may import `platform`, which imports none of them. `demo` writes the tables of all, and `app.ts` composes them.
 */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  access: [],
  backup: [],
  calendar: [],
  captcha: [],
  ledger: [],
  mail: [],
  "rate-cards": [],
  timestamps: [],
  trail: [],
  typesetter: [],
  "edition-state": ["calendar", "trail"],
  newspaper: ["edition-state"],
  factors: ["mail"],
  feeds: ["access"],
  "packages-held": ["access"],
  "pdf-signatures": ["timestamps"],
  pricing: ["calendar", "rate-cards"],
  session: ["factors", "ledger", "mail"],
  staff: ["mail", "newspaper", "session", "trail"],
  proof: ["access", "calendar", "pricing", "typesetter"],
  editions: ["calendar", "edition-state", "mail", "proof", "staff", "trail", "typesetter"],
  "printed-issues": ["edition-state", "editions", "staff", "trail"],
  publishing: ["calendar", "edition-state", "ledger", "mail", "printed-issues"],
  films: ["staff", "trail"],
  contents: ["films", "staff", "trail"],
  guide: ["calendar", "contents"],
  registration: ["captcha", "contents", "mail", "newspaper", "session"],
  "own-account": ["factors", "ledger", "mail", "registration", "session", "staff"],
  visitors: ["captcha", "contents", "mail", "staff", "trail"],
  catalogue: ["access", "calendar", "pricing"],
  orders: [
    ...["access", "calendar", "edition-state", "ledger"],
    ...["mail", "pricing", "publishing"],
  ],
  ads: ["access", "calendar", "ledger", "mail", "orders", "publishing"],
  coupons: ["access", "orders"],
  "daily-pages": ["access", "edition-state", "editions"],
  invoices: ["access", "ledger", "orders", "typesetter"],
  journal: ["access", "calendar", "catalogue", "orders", "pricing"],
  "desk-catalogue": ["staff", "trail"],
  moderation: ["calendar", "edition-state", "publishing", "staff", "trail"],
  desk: ["calendar", "mail", "moderation", "registration", "session", "staff", "trail"],
  quote: ["access", "orders", "pricing"],
  subscriptions: ["access", "orders", "pricing"],
  team: ["catalogue", "mail", "orders", "session", "staff"],
  certificates: [
    ...["access", "ads", "captcha", "mail", "pdf-signatures"],
    ...["proof", "publishing", "timestamps", "typesetter"],
  ],
  dashboard: ["access", "ads", "invoices", "ledger", "orders"],
  exports: ["access", "ads", "invoices", "orders", "publishing"],
  "desk-calendar": [
    ...["calendar", "edition-state", "exports", "ledger", "mail"],
    ...["newspaper", "orders", "publishing", "staff", "trail"],
  ],
  "desk-editions": [
    ...["calendar", "desk-calendar", "edition-state", "editions", "mail"],
    ...["orders", "printed-issues", "publishing", "staff", "trail"],
  ],
  "desk-rates": ["exports", "pricing", "rate-cards", "staff", "trail"],
  reports: ["exports", "ledger", "staff"],
  listing: [
    ...["ads", "calendar", "captcha", "catalogue"],
    ...["mail", "orders", "pricing", "publishing"],
  ],
  operator: [
    "backup",
    "factors",
    "invoices",
    "ledger",
    "newspaper",
    "pricing",
    "publishing",
    "rate-cards",
    "trail",
  ],
  payments: ["access", "coupons", "ledger", "orders"],
  installation: [
    ...["calendar", "desk-catalogue", "mail", "newspaper"],
    ...["payments", "pricing", "session", "staff", "trail"],
  ],
  profile: ["catalogue", "session", "team"],
  recap: ["access", "ads", "ledger", "orders"],
  site: ["calendar", "catalogue", "contents", "listing", "publishing"],
  topup: ["access", "ledger", "orders", "payments"],
};

interface Import {
  readonly from: string;
  readonly to: string;
}

const folderOf = (path: string): string | null =>
  path.includes(sep) ? (path.split(sep)[0] ?? null) : null;

/** Imports of product code that leave their folder; paths below `src`. */
const imports: readonly Import[] = globSync("*/**/*.ts", { cwd: source })
  .filter((path) => !path.endsWith(".test.ts") && !/^(testing|demo)\b/.test(path))
  .flatMap((from) =>
    [...readFileSync(join(source, from), "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+\.ts)"/g)]
      .map(([, specifier = ""]) => relative(source, join(source, dirname(from), specifier)))
      .map((to) => ({ from, to })),
  )
  .filter(({ from, to }) => folderOf(to) !== null && folderOf(from) !== folderOf(to));

test("every folder imports the folders that it may, and no other", () => {
  const found: Record<string, string[]> = Object.fromEntries(
    Object.keys(ARROWS).map((folder) => [folder, []]),
  );
  for (const { from, to } of imports) {
    const [importing, imported] = [folderOf(from) ?? "", folderOf(to) ?? ""];
    if (imported !== "platform") found[importing] = [...(found[importing] ?? []), imported];
  }
  const sorted = Object.entries(found).map(([folder, all]) => [folder, [...new Set(all)].sort()]);
  expect(Object.fromEntries(sorted)).toEqual(ARROWS);
});

test("no folder imports one that stands below it", () => {
  const order = Object.keys(ARROWS);
  const upward = order.flatMap((folder, place) =>
    (ARROWS[folder] ?? []).filter((other) => order.indexOf(other) >= place),
  );
  expect(upward).toEqual([]);
});

test("a folder is imported through its index alone", () => {
  const inside = imports.filter(
    ({ to }) => folderOf(to) !== "platform" && !to.endsWith(`${sep}index.ts`),
  );
  expect(inside).toEqual([]);
});

test("a folder that no other imports has no index", () => {
  const imported = new Set(Object.values(ARROWS).flat());
  const faces = globSync("*/index.ts", { cwd: source }).flatMap((path) => folderOf(path) ?? []);
  const idle = faces.filter((folder) => !imported.has(folder) && folder in ARROWS);
  expect(idle).toEqual([]);
});
