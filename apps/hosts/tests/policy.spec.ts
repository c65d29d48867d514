import { expect, type Page, test } from "@playwright/test";

/** Complaints of a page: refused styles, differences from the server's markup, errors. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (/Failed to load resource/.test(message.text())) return; // Broken pictures of samples.
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Elements whose content is cut off, other than a text with an ellipsis and marks that are hidden while all fits. */
function clipped(): string[] {
  const cut = (element: Element) => {
    if (element.querySelector(":scope > [aria-hidden=true]")) return false;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return false;
    const hidden = [overflowX, overflowY].some((value) => /hidden|clip/.test(value));
    const { width, height } = element.getBoundingClientRect();
    if (!hidden || width <= 1 || height <= 1) return false;
    return (
      element.scrollHeight > element.clientHeight + 1 ||
      element.scrollWidth > element.clientWidth + 1
    );
  };
  return [...document.querySelectorAll("kit-case *")]
    .filter(cut)
    .map((element) => element.outerHTML.slice(0, 160));
}

const CASES_PER_PAGE = 60;
const componentOf = (name: string) => name.split("/")[0]?.split(":")[0] ?? "";

test("a server's page of all components is hydrated under a policy without inline styles", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const names: string[] = await (await request.get("/cases.json")).json();
  const plain = names.filter((name) => !/Nonsense/.test(name));
  expect(new Set(plain.map(componentOf)).size).toBeGreaterThan(60);
  const complaints = listen(page);
  const found: string[] = [];
  await page.clock.setFixedTime("2026-11-23T09:00:00Z");
  for (let first = 0; first < plain.length; first += CASES_PER_PAGE) {
    const cases = plain.slice(first, first + CASES_PER_PAGE);
    const part = `${cases[0]} to ${cases.at(-1)}`;
    const answer = await page.goto(`/?sheet=styles&cases=${cases.join()}`);
    expect(answer?.headers()["content-security-policy"]).toMatch(/style-src 'self';/);
    await expect(page.locator("#root")).toHaveAttribute("data-hydrated", "true");
    const markup = await answer?.text();
    if (/<[^>]* style="/.test(markup ?? "")) found.push(`${part}: a style attribute`);
    found.push(...(await page.evaluate(clipped)).map((element) => `${part}: ${element}`));
    found.push(...complaints.splice(0).map((text) => `${part}: ${text}`));
  }
  expect(found).toEqual([]);
});
