import { defineConfig } from "@playwright/test";

const port = Number(process.env.PORT ?? 4870);
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "tests",
  workers: 1,
  // Machines that run several checks at once are slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "fr-MA",
    timezoneId: "Africa/Casablanca",
    reducedMotion: "reduce",
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu"],
    },
  },
  webServer: {
    command: `vite preview --port ${port} --strictPort`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
