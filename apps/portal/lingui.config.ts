import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  rootDir: fileURLToPath(new URL(".", import.meta.url)),
  sourceLocale: "fr",
  locales: ["fr", "ar"],
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
      // What some pages share, and the first of them all need not carry.
      path: "<rootDir>/src/shared/orders/locales/{locale}",
      include: ["<rootDir>/src/shared/orders", "<rootDir>/src/shared/invoices"],
    },
    {
      path: "<rootDir>/src/shared/ads/locales/{locale}",
      include: ["<rootDir>/src/shared/ads"],
    },
    {
      path: "<rootDir>/src/shared/city/locales/{locale}",
      include: ["<rootDir>/src/shared/city"],
    },
    {
      path: "<rootDir>/src/shared/notices/locales/{locale}",
      include: ["<rootDir>/src/shared/notices"],
    },
    {
      path: "<rootDir>/src/shared/captcha/locales/{locale}",
      include: ["<rootDir>/src/shared/captcha"],
    },
    {
      path: "<rootDir>/src/shared/tracking/locales/{locale}",
      include: ["<rootDir>/src/shared/tracking"],
    },
    {
      path: "<rootDir>/src/locales/{locale}",
      include: ["<rootDir>/src/app", "<rootDir>/src/shared"],
      exclude: [
        "<rootDir>/src/shared/ads/**",
        "<rootDir>/src/shared/orders/**",
        "<rootDir>/src/shared/invoices/**",
        "<rootDir>/src/shared/city/**",
        "<rootDir>/src/shared/captcha/**",
        "<rootDir>/src/shared/tracking/**",
        "<rootDir>/src/shared/notices/**",
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
