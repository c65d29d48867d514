import { defineConfig } from "@playwright/test";

const port = Number(process.env.PORT ?? 4881);
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testMatch: "*.spec.ts",
  timeout: 60_000,
  forbidOnly: true,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "fr-MA",
    timezoneId: "Africa/Casablanca",
    reducedMotion: "reduce",
    actionTimeout: 10_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu"],
    },
  },
  webServer: {
    command: `npm run --silent serve -- --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
