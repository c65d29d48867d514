import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** The zone of every test: never the machine's. Tests that need another pass it in. */
process.env.TZ = "UTC";

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
  contextOptions: { locale: "fr-FR", timezoneId: "UTC", reducedMotion: "reduce" },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: [
            "tokens/src/**/*.test.ts",
            "packages/*/src/**/*.test.ts",
            "apps/portal/src/**/*.test.ts",
            "apps/card-sandbox/src/**/*.test.ts",
          ],
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            screenshotFailures: false,
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
