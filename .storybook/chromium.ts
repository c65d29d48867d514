import { playwright } from "@vitest/browser-playwright";

type ContextOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>["contextOptions"]>;

/** Browser of the stories: one language, zone and scale on every machine, and no motion. */
export function chromium(contextOptions: ContextOptions = {}) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    instances: [{ browser: "chromium" as const }],
    provider: playwright({
      // Milliseconds after which a press on a covered control fails, with the covering element.
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
