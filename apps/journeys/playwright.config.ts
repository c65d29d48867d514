import { defineConfig } from "@playwright/test";

const portal = process.env.PORTAL_URL ?? "http://localhost:4800";

/**
 * Journeys of a whole run alone (`WHOLE_SUITE`, as in `pnpm sweep journeys`): stories and the service's tests prove the same in a
 * hundredth of their time, or another journey proves it in the other language.
 */
const grepInvert = process.env.WHOLE_SUITE === undefined ? /@whole/ : /^$/;

/** Journeys drive the running program that PORTAL_URL names, in the Chromium that CHROMIUM_PATH names. */
export default defineConfig({
  testDir: "src/journeys",
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  forbidOnly: true,
  grepInvert,
  reporter: [["list"]],
  use: {
    baseURL: portal,
    locale: "fr-FR",
    timezoneId: "America/New_York",
    actionTimeout: 30_000,
    // One context for all, emptied between two journeys: what it has loaded need not be loaded again.
    reuseContext: true,
    contextOptions: { reducedMotion: "reduce" },
    // A trace costs a quarter of the time: for a failure that is being looked into.
    trace: process.env.TRACE === undefined ? "off" : "retain-on-failure",
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
  },
});
