import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../../launcher/src/free-port.mjs";
import type { Driver, WindowSize } from "./driver.ts";
import { browserEnv, untilAnswers, within, withProcess } from "./processes.ts";

/** Time limit for the browser to open, resize and close, in milliseconds. */
const OPENING = 60_000;
const CLOSING = 10_000;

/** File descriptor on which the display server writes its number once it is ready. */
const DISPLAY_PIPE = 3;

/** Height of the window's own bars, in pixels. */
const BARS = 200;

interface Programs {
  readonly webkitDriver: string;
  readonly display: string;
}

/** Runs WebKitGTK's small browser on a screen of its own, driven by its WebDriver, until `work` ends. */
export async function withWebKit<Result>(
  programs: Programs,
  size: WindowSize,
  work: (driver: Driver) => Promise<Result>,
): Promise<Result> {
  return withScreen(programs.display, size, async (display) => {
    const port = await freePort();
    const options = { env: browserEnv(display), stdio: "ignore" } as const;
    return withProcess(programs.webkitDriver, [`--port=${port}`], options, async () => {
      const address = `http://127.0.0.1:${port}`;
      await untilAnswers(`${address}/status`);
      const driver = await within(OPENING, "Opening WebKit", openBrowser(address, size));
      try {
        return await work(new WebKit(driver));
      } finally {
        await within(CLOSING, "Closing WebKit", driver.quit());
      }
    });
  });
}

/** Runs an X server without a display until `work` ends; it chooses its number itself. */
async function withScreen<Result>(
  program: string,
  { width, height }: WindowSize,
  work: (display: string) => Promise<Result>,
): Promise<Result> {
  const screen = `${width}x${height + BARS}x24`;
  const args = ["-displayfd", `${DISPLAY_PIPE}`, "-screen", "0", screen, "-nolisten", "tcp"];
  const stdio = ["ignore", "ignore", "ignore", "pipe"] as const;
  return withProcess(program, args, { stdio: [...stdio] }, async (child) => {
    const pipe = child.stdio[DISPLAY_PIPE];
    if (!pipe) throw new Error("The screen has no pipe to write its number to.");
    const [number] = await within(OPENING, "Opening a screen", once(pipe, "data"));
    return work(`:${String(number).trim()}`);
  });
}

async function openBrowser(address: string, size: WindowSize): Promise<WebDriver> {
  const capabilities = new Capabilities().setBrowserName("MiniBrowser");
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  return driver;
}

class WebKit implements Driver {
  /** The driver reports none: those that the page itself noticed are read from it. */
  readonly problems: readonly string[] = [];
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  open(address: string): Promise<void> {
    return this.#driver.get(address);
  }

  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#driver.executeScript(`return (${work}).apply(null, arguments)`, ...args);
  }

  async inject(script: string): Promise<void> {
    await this.#driver.executeScript(script);
  }

  press(x: number, y: number): Promise<void> {
    const place = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
    return this.#driver.actions().move(place).press().release().perform();
  }

  type(text: string): Promise<void> {
    return this.#driver.actions().sendKeys(text.replaceAll("\n", Key.ENTER)).perform();
  }

  async takePicture(path: string): Promise<void> {
    await writeFile(path, await this.#driver.takeScreenshot(), "base64");
  }
}
