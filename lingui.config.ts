import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

const portal = "<rootDir>/apps/portal/src";
const desk = "<rootDir>/apps/desk/src";
const common = "<rootDir>/packages/app/src";

/** Parts that some pages share, or a dialog that is loaded when it opens: other pages need not carry their texts. */
const portalParts = [
  "ad-preview",
  "ads",
  "city",
  "published-ads",
  "submission",
  "top-up",
  "tracking",
];
const commonParts = ["captcha", "drafts", "factors", "leave"];

/** Lists with their filters, periods and exports: most pages have none. */
const lists = [
  "files/export-button.tsx",
  "form/period-field.tsx",
  "lists/filter-buttons.tsx",
  "lists/filter-fold.tsx",
  "lists/list-filter-form.tsx",
  "lists/list-table.tsx",
].map((name) => `${common}/${name}`);

/** Frame of every page, what follows it (`app/frame-parts.ts`), and texts of the server alone. */
const around = [
  "account-card.tsx",
  "account-side.tsx",
  "header/account-menu.tsx",
  "header/header-menus.tsx",
  "offline-alert.tsx",
  "page-end.tsx",
  "server",
  "session-ended.tsx",
].map((name) => `${portal}/app/${name}`);

const partOf = (folder: string) => ({
  path: `${folder}/locales/{locale}`,
  include: [folder],
});

export default defineConfig({
  rootDir: fileURLToPath(new URL(".", import.meta.url)),
  sourceLocale: "fr",
  locales: ["fr", "ar"],
  // A page brings its own texts: those of a feature stand beside it.
  catalogs: [
    {
      path: `${portal}/features/{name}/locales/{locale}`,
      include: [`${portal}/features/{name}`],
      exclude: ["**/templates/**", "**/trial.page.tsx"],
    },
    // Legal notices say much that no other ad needs.
    partOf(`${portal}/features/order-form/templates`),
    // A visitor's form says what no account's does.
    {
      path: `${portal}/features/order-form/trial/locales/{locale}`,
      include: [`${portal}/features/order-form/trial.page.tsx`],
    },
    partOf(`${portal}/shared/orders`),
    ...portalParts.map((name) => partOf(`${portal}/shared/${name}`)),
    ...commonParts.map((name) => partOf(`${common}/${name}`)),
    { path: `${common}/lists/locales/{locale}`, include: lists },
    { path: `${portal}/app/locales/{locale}`, include: around },
    {
      path: `${portal}/locales/{locale}`,
      include: [`${portal}/app`, `${portal}/shared`],
      exclude: [
        ...around.map((path) => (path.endsWith(".tsx") ? path : `${path}/**`)),
        ...[...portalParts, "orders"].map((name) => `${portal}/shared/${name}/**`),
      ],
    },
    partOf(desk),
    {
      path: `${common}/locales/{locale}`,
      include: [common],
      exclude: [...commonParts.map((name) => `${common}/${name}/**`), ...lists],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
