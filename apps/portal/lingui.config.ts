import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  rootDir: fileURLToPath(new URL(".", import.meta.url)),
  sourceLocale: "fr",
  locales: ["fr", "ar"],
  catalogs: [{ path: "<rootDir>/src/locales/{locale}", include: ["src"] }],
  format: formatter({ lineNumbers: false }),
});
