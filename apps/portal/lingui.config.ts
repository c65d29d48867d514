import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** What some pages share, or a dialog says that comes when it opens: the first page of all need not carry it. */
const apart = [
  "ad-preview",
  "ads",
  "captcha",
  "city",
  "draft",
  "leave",
  "notices",
  "submission",
  "top-up",
  "tracking",
];

/** What stands around every page and follows it (`src/app/later-parts.ts`), and what only a server says. */
const around = [
  "account-area",
  "footer",
  "header/account-menu.tsx",
  "header/heading-menu.tsx",
  "header/support-switch.tsx",
  "offline-notice.tsx",
  "page-end.tsx",
  "server",
  "session-ended.tsx",
].map((name) => `<rootDir>/src/app/${name}`);

export default defineConfig({
  rootDir: fileURLToPath(new URL(".", import.meta.url)),
  sourceLocale: "fr",
  locales: ["fr", "ar"],
  runtimeConfigModule: { Trans: ["#trans", "Trans"] },
  // A page brings its own texts: those of a feature stand beside it.
  catalogs: [
    {
      path: "<rootDir>/src/features/{name}/locales/{locale}",
      include: ["<rootDir>/src/features/{name}"],
      exclude: ["**/templates/**"],
    },
    {
      // Legal notices say much that no other ad needs.
      path: "<rootDir>/src/features/order-form/templates/locales/{locale}",
      include: ["<rootDir>/src/features/order-form/templates"],
    },
    {
      path: "<rootDir>/src/shared/orders/locales/{locale}",
      include: ["<rootDir>/src/shared/orders", "<rootDir>/src/shared/invoices"],
    },
    ...apart.map((name) => ({
      path: `<rootDir>/src/shared/${name}/locales/{locale}`,
      include: [`<rootDir>/src/shared/${name}`],
    })),
    { path: "<rootDir>/src/app/locales/{locale}", include: around },
    {
      path: "<rootDir>/src/locales/{locale}",
      include: ["<rootDir>/src/app", "<rootDir>/src/shared"],
      exclude: [
        ...around.map((path) => (path.endsWith(".tsx") ? path : `${path}/**`)),
        ...[...apart, "orders", "invoices"].map((name) => `<rootDir>/src/shared/${name}/**`),
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
