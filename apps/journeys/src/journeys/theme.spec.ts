import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import type { Browser, Page } from "@playwright/test";
import { emailOf, signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";

const dataFolder = process.env.DATA_DIR ?? join(import.meta.dirname, "../../../../.data");

/** Output and exit code of a command. */
interface Operated {
  readonly code: number;
  readonly text: string;
}

/** Sends an operator's command over the socket that `pnpm operator` uses while the program runs, without the second that a process takes to start. */
async function operate(...words: string[]): Promise<Operated> {
  const call = request({ socketPath: join(dataFolder, "socket", "operator"), method: "POST" });
  call.end(JSON.stringify({ words, operator: "journey", folder: dataFolder }));
  const [response]: IncomingMessage[] = await once(call, "response");
  if (response === undefined) throw new Error("The service took no command.");
  const { code, written }: Answered = JSON.parse(await textOf(response));
  return { code, text: written.map((line) => line.text).join("") };
}

interface Answered {
  readonly code: number;
  readonly written: readonly { readonly text: string }[];
}

const PUBLIC = "/fr/l-horizon/tarifs";
const OF_AN_ACCOUNT = "/fr/l-horizon/mes-annonces";
const OWN = ["--account", emailOf("particulier")];

const VIOLET = "rgb(107, 29, 117)";
const BLUE = "rgb(32, 64, 128)";

test.afterEach(async () => {
  await operate("theme", "l-horizon", "none");
  await operate("theme", "l-horizon", "none", ...OWN);
});

/** The newspaper's colour as the page wears it now. */
const colourOf = (page: Page) =>
  page.evaluate(() => {
    const worn = document.createElement("i");
    worn.style.color = "var(--pa-color-brand)";
    document.body.append(worn);
    const { color } = getComputedStyle(worn);
    worn.remove();
    return color;
  });

/** The colours of pages as their documents come: in the same session, where no script runs. */
async function firstColours(page: Page, browser: Browser, paths: readonly string[]) {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  const colours: string[] = [];
  for (const path of paths) {
    await plain.goto(path);
    colours.push(await colourOf(plain));
  }
  await context.close();
  return colours;
}

test("an operator's colour is in the first paint of every page, an account's colour in that of its own pages and elsewhere after its session is read", async ({
  page,
  browser,
}) => {
  expect(await operate("theme", "l-horizon", "#6b1d75")).toMatchObject({ code: 0 });
  expect(await firstColours(page, browser, [PUBLIC, "/fr/al-ofoq/tarifs", OF_AN_ACCOUNT])).toEqual([
    VIOLET,
    expect.not.stringMatching("107, 29, 117"),
    VIOLET,
  ]);
  await operate("theme", "l-horizon", "#204080", ...OWN);
  await signIn(page, "particulier");
  const paths = [PUBLIC, OF_AN_ACCOUNT];
  // A public page's document is the same for all its readers.
  expect(await firstColours(page, browser, paths)).toEqual([VIOLET, BLUE]);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    // The session is read once the page rests.
    await expect.poll(() => colourOf(page), { message: path }).toBe(BLUE);
  }
});

test("an invalid colour is refused with a message, and no page changes", async ({ page }) => {
  for (const hostile of ["red;} body{display:none}", "url(//evil.test)", "</style><script>"]) {
    const { code, text } = await operate("theme", "l-horizon", hostile);
    expect(code).toBe(1);
    expect(text).toContain("Write a colour, as #7a1f2b, or none.");
  }
  await page.goto(PUBLIC);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
