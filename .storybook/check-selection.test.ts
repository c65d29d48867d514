import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { READERS, selectChecks } from "../apps/launcher/src/check-selection.mjs";

const all = [
  "packages/rules/src/price/price.ts",
  "packages/kit/src/button/button.stories.tsx",
  "packages/kit/src/button/button.tsx",
  "packages/kit/src/direction/direction.tsx",
  "apps/api/src/quote/quote.test.ts",
  "apps/api/src/quote/routes.ts",
  "apps/api/src/rate-cards/rate-cards.test.ts",
  "apps/api/src/rate-cards/queries.ts",
  "apps/api/src/rate-cards/routes.ts",
  "apps/api/src/orders/orders.test.ts",
  "apps/api/src/orders/place.ts",
  "apps/api/src/orders/queries.ts",
  "apps/api/src/orders/routes.ts",
  "apps/api/src/pricing/price.ts",
  "apps/api/src/platform/http/intake.test.ts",
  "apps/api/src/testing/price.test.ts",
];
const imports = [
  ["apps/api/src/quote/routes.ts", "@parution/rules/price"],
  ["apps/api/src/rate-cards/routes.ts", "@parution/rules/price"],
  ["apps/api/src/orders/place.ts", "@parution/rules/price"],
  ["apps/api/src/orders/place.ts", "@parution/contract/orders"],
  ["apps/api/src/quote/routes.ts", "@parution/contract/orders"],
  ["apps/api/src/pricing/price.ts", "@parution/rules/price"],
  ["apps/api/src/testing/price.test.ts", "@parution/rules/price"],
  ["apps/portal/src/features/home/home.page.tsx", "@lingui/react"],
] as const;
const select = (...files: string[]) => selectChecks(files, { all, imports });

test("a rule runs the service's two folders of which the largest share imports it, and no browser", () => {
  const { service, stories, units } = select("packages/rules/src/price/price.ts");
  expect(service).toEqual(["apps/api/src/quote/", "apps/api/src/rate-cards/"]);
  expect(stories).toEqual([]);
  expect(units).toContain("packages/rules/src/price/price.ts");
});

test("a call of the contract runs the service's folder of its name first", () => {
  const { service } = select("packages/contract/src/orders/place.ts");
  expect(service).toEqual(["apps/api/src/orders/", "apps/api/src/quote/"]);
});

test("a component runs the stories of its own folder, where it has some", () => {
  expect(select("packages/kit/src/button/button.tsx").stories).toEqual([
    "packages/kit/src/button/",
  ]);
  expect(select("packages/kit/src/direction/direction.tsx").stories).toEqual([]);
});

test("a file of the service runs the tests of its folder, and those that read every file of it", () => {
  const bounds = ["apps/api/src/testing/arrows.test.ts", "apps/api/src/testing/layout.test.ts"];
  const orders = select("apps/api/src/orders/place.ts", "apps/api/src/orders/queries.ts");
  expect(orders.service).toEqual(["apps/api/src/orders/", ...bounds]);
  const input = select("apps/api/src/platform/http/intake.ts");
  expect(input.service).toEqual(["apps/api/src/platform/http/", ...bounds]);
});

test("a migration runs the tests of migrations alone", () => {
  expect(select("apps/api/migrations/0001_accounts.sql")).toEqual({
    lint: [],
    types: [],
    units: [],
    stories: [],
    service: ["apps/api/src/platform/database/migrate.test.ts"],
    messages: [],
    unread: [],
  });
});

test("catalogues and sources of texts run the check of messages", () => {
  const page = "apps/portal/src/features/home/home.page.tsx";
  const catalogue = "apps/portal/src/features/home/locales/ar.po";
  expect(select(page, catalogue).messages).toEqual([page, catalogue]);
  expect(select("packages/rules/src/price/price.ts").messages).toEqual([]);
});

test("documents run the test of the paths in them", () => {
  expect(select("docs/walk.md").units).toEqual([".storybook/walk.test.ts"]);
  expect(select("SECURITY.md").service).toEqual(["apps/api/src/testing/safety/promises.test.ts"]);
});

test("a file that no check reads is named", () => {
  const picture = "docs/images/order-form-fr.png";
  expect(select(picture, "docs/walk.md").unread).toEqual([picture]);
});

test("every test that reads files which it does not import is a file", () => {
  const root = join(import.meta.dirname, "..");
  expect(READERS.map(([, path]) => path).filter((path) => !existsSync(join(root, path)))).toEqual(
    [],
  );
});
