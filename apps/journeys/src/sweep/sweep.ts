import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { type Account, signIn } from "../support/accounts.ts";
import { settle } from "../support/browser.ts";
import { withEachOpened } from "./openers.ts";
import type { Place } from "./places.ts";
import { type Covered, installProbe } from "./probe.ts";

export interface Finding extends Covered {
  /** The window's width, in pixels. */
  readonly width: number;
  /** Opener that was pressed before; absent: none. */
  readonly opened: string;
  /** Path of its picture. */
  readonly picture: string;
}

export interface Report {
  readonly place: string;
  readonly controls: number;
  readonly findings: readonly Finding[];
  /** Reason for a failed check. */
  readonly failure?: string;
}

/** Heights of common windows of these widths. */
const heights: Readonly<Record<number, number>> = {
  375: 740,
  768: 1024,
  1280: 800,
  1600: 900,
  1720: 1200,
};

/** Matrices hold newspapers side by side: as wide as they are photographed, and not in other widths. */
const MATRIX_WIDTH = 1720;

export interface SweepOptions {
  readonly widths: readonly number[];
  /** True to press openers of one name, such as menus of the frame and calendars of lists, once for each language and width. */
  readonly isBrief: boolean;
  readonly pictures: string;
}

/** Checks places one after the other, in one browser context for each account. */
export class Sweeper {
  readonly #browser: Browser;
  readonly #options: SweepOptions;
  readonly #baseURL: string;
  readonly #pages = new Map<Account | null, Promise<Page>>();

  constructor(browser: Browser, baseURL: string, options: SweepOptions) {
    this.#browser = browser;
    this.#baseURL = baseURL;
    this.#options = options;
  }

  async look(place: Place): Promise<Report> {
    const visit = new Visit(await this.#pageOf(place.account), place, this.#options);
    try {
      await visit.lookAtAll();
    } catch (error) {
      return { ...visit.report, failure: String(error).split("\n")[0] ?? "" };
    }
    return visit.report;
  }

  #pageOf(account: Account | null): Promise<Page> {
    const known = this.#pages.get(account) ?? this.#open(account);
    this.#pages.set(account, known);
    return known;
  }

  async #open(account: Account | null): Promise<Page> {
    const context: BrowserContext = await this.#browser.newContext({
      baseURL: this.#baseURL,
      locale: "fr-FR",
      reducedMotion: "reduce",
    });
    // A chunk that does not load is reported soon.
    // A machine that is busy with other checks is slow: what a pointer reaches is looked at, and no time is measured.
    context.setDefaultTimeout(60_000);
    await context.addInitScript(installProbe);
    const page = await context.newPage();
    page.on("dialog", (dialog) => void dialog.accept());
    if (account !== null) await signIn(page, account);
    return page;
  }
}

/** One place in every width. */
class Visit {
  readonly #page: Page;
  readonly #place: Place;
  readonly #options: SweepOptions;
  readonly #findings: Finding[] = [];
  #controls = 0;

  constructor(page: Page, place: Place, options: SweepOptions) {
    this.#page = page;
    this.#place = place;
    this.#options = options;
  }

  get report(): Report {
    return { place: this.#place.name, controls: this.#controls, findings: this.#findings };
  }

  async lookAtAll(): Promise<void> {
    let isOpen = false;
    const { isMatrix } = this.#place;
    for (const width of isMatrix ? [MATRIX_WIDTH] : this.#options.widths) {
      await this.#page.setViewportSize({ width, height: heights[width] ?? 800 });
      if (!isOpen || this.#place.isPage) await this.#open();
      isOpen = true;
      await settle(this.#page);
      await this.#lookNow(width, "", true);
      if (isMatrix) continue;
      await withEachOpened(this.#page, {
        most: 24,
        depth: 2,
        isWanted: (name) => !this.#options.isBrief || this.#isFirst(name, width),
        settle: () => settle(this.#page),
        look: (opened) => this.#lookNow(width, opened, false),
      });
    }
  }

  /** Waits for the title: a page that renders late may be settled and still empty. */
  async #open(): Promise<void> {
    await this.#place.open(this.#page);
    if (this.#place.isPage) await this.#page.getByRole("heading", { level: 1 }).first().waitFor();
  }

  /** True the first time that an opener of this name comes in this language and width. */
  #isFirst(opener: string, width: number): boolean {
    const kind = `${opener} ${this.#place.name.slice(0, 2)} ${width}`;
    if (namesOpened.has(kind)) return false;
    namesOpened.add(kind);
    return true;
  }

  async #lookNow(width: number, opened: string, afresh: boolean): Promise<void> {
    const { controls, covered } = await this.#page.evaluate(
      (all) => window.sweepControls(all),
      afresh,
    );
    this.#controls += controls;
    for (const found of covered) {
      const picture = await this.#photograph(found, width);
      this.#findings.push({ ...found, width, opened, picture });
    }
  }

  /** The control and what is around it, as the window shows it where it was found. */
  async #photograph({ box, scrolled }: Covered, width: number): Promise<string> {
    const name = `${this.#place.name} ${width} ${this.#findings.length}`.replace(/[^\w-]+/g, "_");
    const path = join(this.#options.pictures, `${name}.png`);
    await mkdir(this.#options.pictures, { recursive: true });
    await this.#page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrolled);
    const height = heights[width] ?? 800;
    const left = Math.max(0, Math.min(width - 50, box.x - AROUND));
    const top = Math.max(0, Math.min(height - 50, box.y - AROUND));
    const clip = {
      x: left,
      y: top,
      width: Math.min(width - left, box.width + 2 * AROUND),
      height: Math.min(height - top, box.height + 2 * AROUND),
    };
    await this.#page.screenshot({ path, clip });
    return path;
  }
}

/** Pixels around a control in its picture. */
const AROUND = 100;

/** Names of openers that were pressed in brief. */
const namesOpened = new Set<string>();
