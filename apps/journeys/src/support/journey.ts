import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from "@playwright/test";

interface Watch {
  /** Statuses of the refusals that a journey provokes, 0 for a connection cut: the browser logs each as an error. */
  readonly refusals: Set<number>;
}

/** Playwright's `test`; a journey also fails on any console error, uncaught error or policy violation. */
export const test = base.extend<Watch>({
  refusals: async ({ context }, use) => {
    const expected = new Set<number>();
    const problems = collectProblems(context);
    await use(expected);
    expect(problems.filter((problem) => !isExpected(problem, expected))).toEqual([]);
  },
  page: async ({ page, context, refusals: _ }, use) => {
    context.on("page", awaitHydration);
    await awaitHydration(page);
    await use(page);
    context.off("page", awaitHydration);
    await page.removeLocatorHandler(unhydrated(page));
  },
});

/**
 * Root of a page that is not hydrated yet: actions and expectations wait until it is. A press is otherwise tried again with the
 * page scrolled, and is lost between the moment of hydration and the header that then returns over the place.
 */
export const unhydrated = (page: Page) => page.locator("#root[inert]");

const awaitHydration = (page: Page) =>
  page.addLocatorHandler(unhydrated(page), async () => undefined);

/** Opens a page in another browser context: a second user, or the same one elsewhere. */
export async function openElsewhere(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await awaitHydration(page);
  return page;
}

export { expect };

function collectProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(String(error.error())));
  return problems;
}

function isExpected(problem: string, refusals: ReadonlySet<number>): boolean {
  const failure = /^Failed to load resource: (?:.* status of (\d{3})|net::ERR_\w+)/.exec(problem);
  return failure !== null && refusals.has(Number(failure[1] ?? 0));
}
