import { defineConfig } from "@playwright/test";

const port = Number(process.env.PORT ?? 4880);
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "tests",
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  forbidOnly: true,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "fr-MA",
    timezoneId: "Africa/Casablanca",
    reducedMotion: "reduce",
    actionTimeout: 10_000,
    viewport: { width: 1024, height: 768 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu"],
    },
  },
  webServer: {
    command: "npm run --silent serve",
    env: { PORT: String(port) },
    url: `http://localhost:${port}/cases.json`,
    reuseExistingServer: false,
  },
});
