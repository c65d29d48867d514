import { expect, test } from "@playwright/test";

for (const [component, field] of [
  ["date-picker/Filled", "Date de parution"],
  ["date-range-picker/Filled", "Période"],
] as const) {
  test(`a calendar of ${component} that cannot be loaded can be asked for again`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    let requests = 0;
    await page.route(/-panel-[\w-]+\.js$/, (route) => {
      requests += 1;
      return route.abort();
    });
    await page.goto(`/?sheet=styles&cases=${component}`);
    await expect(page.locator("#root")).toHaveAttribute("data-hydrated", "true");
    await page.getByRole("button", { expanded: false }).click();

    const failure = page.getByRole("alert").filter({ hasText: "n'a pas pu être chargé" });
    await expect(failure).toBeVisible();
    await expect(page.getByText(field).first()).toBeVisible();
    expect(requests).toBeGreaterThan(0);

    await page.unroute(/-panel-[\w-]+\.js$/);
    await failure.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(failure).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}
