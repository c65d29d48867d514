import { test as base, expect } from "@playwright/test";

/** A Monday morning in Tangier, before the next day's issue closes. */
const NOW = "2026-11-23T09:00:00Z";

/** The page, open on that morning. It must leave nothing in the console, policy violations included. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(NOW);
    await use(page);
  },
});

export { expect };
