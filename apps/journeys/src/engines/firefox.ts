import { writeFile } from "node:fs/promises";
import { type EvaluateFunc, launch, type Page } from "puppeteer-core";
import type { Driver, WindowSize } from "./driver.ts";
import { browserEnv, within } from "./processes.ts";

/** Time limit for Firefox to close, in milliseconds. */
const CLOSING = 10_000;

/** Fonts whose download was aborted by leaving their page; the status is NS_BINDING_ABORTED. */
const ABORTED = /downloadable font: download failed .* status=2152398850/;

/** Runs Firefox without a window, driven by WebDriver BiDi, until `work` ends. */
export async function withFirefox<Result>(
  program: string,
  size: WindowSize,
  work: (driver: Driver) => Promise<Result>,
): Promise<Result> {
  const browser = await launch({
    browser: "firefox",
    executablePath: program,
    env: browserEnv(),
    defaultViewport: size,
  });
  try {
    return await work(new Firefox(await browser.newPage()));
  } finally {
    await within(CLOSING, "Closing Firefox", browser.close()).catch((error: unknown) => {
      browser.process()?.kill("SIGKILL");
      throw error;
    });
  }
}

class Firefox implements Driver {
  readonly problems: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on("console", (message) => {
      if (message.type() === "error") this.#note(message.text());
    });
    page.on("pageerror", (error) => this.#note(String(error)));
  }

  #note(problem: string): void {
    if (!ABORTED.test(problem)) this.problems.push(problem);
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const evaluated = work as EvaluateFunc<unknown[]>;
    return (await this.#page.evaluate(evaluated, ...args)) as Awaited<Result>;
  }

  async inject(script: string): Promise<void> {
    await this.#page.evaluate(`${script};undefined`);
  }

  press(x: number, y: number): Promise<void> {
    return this.#page.mouse.click(x, y);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  async takePicture(path: string): Promise<void> {
    await writeFile(path, await this.#page.screenshot());
  }
}
