import { playwright } from "@vitest/browser-playwright";

type ContextOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>["contextOptions"]>;

/** What stories are run in: one language, zone and scale on every machine, and no motion. */
export function chromium(contextOptions: ContextOptions = {}) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    instances: [{ browser: "chromium" as const }],
    provider: playwright({
      // A press at what stays covered fails after so many milliseconds, and says by what.
      actionTimeout: 20_000,
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
      contextOptions: {
        locale: "fr-FR",
        timezoneId: "UTC",
        reducedMotion: "reduce",
        deviceScaleFactor: 1,
        ...contextOptions,
      },
    }),
  };
}
