import { relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../../../launcher/src/commands.mjs";
import { Failure } from "../../../launcher/src/fail.mjs";
import type { Language } from "../support/labels.ts";
import type { Driver } from "./driver.ts";
import { bringFinder, type Role, type Sight, type Target } from "./finder.ts";

/** Time limit for expected content, and the interval of the checks, in milliseconds. */
const LIMIT = 15_000;
const POLL = 50;

interface Options {
  readonly origin: string;
  readonly language: Language;
  /** The file of a step's picture. */
  readonly pictureOf: (step: string) => string;
  /** Takes a picture after every step, not only of a failure. */
  readonly everyStep: boolean;
}

/** Drives a browser as a user does: finds controls by role and name, clicks at coordinates, types. */
export class Visitor {
  readonly language: Language;
  readonly #driver: Driver;
  readonly #options: Options;

  constructor(driver: Driver, options: Options) {
    this.language = options.language;
    this.#driver = driver;
    this.#options = options;
  }

  /** Does a part of a journey; a failure names it, with a picture of the window. */
  async step(name: string, work: () => Promise<void>): Promise<void> {
    const picture = this.#options.pictureOf(name);
    try {
      await work();
      await this.#expectNoProblems();
    } catch (error) {
      await this.#driver.takePicture(picture);
      const reason = error instanceof Failure ? error.message : String(error);
      throw new Failure(`«${name}»: ${reason} (${relative(root, picture)})`);
    }
    if (this.#options.everyStep) await this.#driver.takePicture(picture);
  }

  /** Opens a path of the portal, and waits until its page answers to presses. */
  async open(path: string): Promise<void> {
    // A page that is navigating interrupts the first try.
    await this.#until(`${path} opens`, async () => {
      await this.#driver.open(`${this.#options.origin}${path}`);
      return true;
    });
    await this.#until(`${path} answers to presses`, () => this.#driver.run(isAlive));
  }

  /** Moves the pointer to the centre of what has a role and a name, once nothing covers it, and presses. */
  async press(role: Role, name: string, within?: Target): Promise<void> {
    const target = targetOf(role, name, within);
    const end = performance.now() + LIMIT;
    for (;;) {
      const { x, y } = await this.#see(target, (sight) => sight.obstacle);
      await this.#driver.run((guarded) => window.guardPress(guarded), target);
      await this.#driver.press(x, y);
      const missed = await this.#driver.run(() => window.missedPress ?? null);
      if (missed === null) return;
      // It moved while the pointer did: a user would aim again.
      if (performance.now() > end)
        throw new Failure(`${textOf(target)} moves, «${missed}» was hit`);
    }
  }

  /** Presses a field and types into it. */
  async write(label: string, text: string): Promise<void> {
    await this.press("field", label);
    const hasFocus = ({ isFocused }: Sight) => (isFocused ? null : "it has no focus");
    await this.#see(targetOf("field", label), hasFocus);
    await this.#driver.type(text);
    await this.reads("field", label, text);
  }

  /** Presses a select, types an option's name and takes it with Enter. */
  async choose(label: string, option: string): Promise<void> {
    await this.press("combobox", label);
    await this.#driver.type(`${option}\n`);
    await this.reads("combobox", label, option);
  }

  /** Presses what can be chosen, and sees that it is. */
  async check(role: Role, name: string): Promise<void> {
    await this.press(role, name);
    const isChosen = (sight: Sight) => (sight.isChosen ? null : "it is not chosen");
    await this.#see(targetOf(role, name), isChosen);
  }

  /** Waits until there is something of a role and a name, with texts in it. */
  async reads(role: Role, name: string, ...texts: readonly string[]): Promise<void> {
    await this.#see(targetOf(role, name), ({ text }) => {
      const missing = texts.find((wanted) => !plain(text).includes(plain(wanted)));
      return missing === undefined ? null : `it says «${text.slice(0, 400)}», not «${missing}»`;
    });
  }

  /** Waits until the window shows an address. */
  async isAt(address: RegExp): Promise<void> {
    await this.#until(`the address is like ${address}`, async () =>
      address.test(await this.#driver.run(() => location.href)),
    );
  }

  async #see(target: Target, fault: (sight: Sight) => string | null): Promise<Sight> {
    let sight: Sight | undefined;
    const what = () => `${textOf(target)}: ${reasonOf(sight, fault)}`;
    await this.#until(what, async () => {
      await bringFinder(this.#driver);
      sight = await this.#driver.run((wanted) => window.lookFor(wanted), target);
      return sight.count === 1 && fault(sight) === null;
    });
    if (sight === undefined) throw new Error("Nothing was looked at.");
    return sight;
  }

  async #until(what: string | (() => string), isSo: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + LIMIT;
    let lost: unknown;
    for (;;) {
      const [so, error] = await isSo().then(
        (answer) => [answer, undefined] as const,
        // The page that was asked has gone: the next one is asked.
        (reason: unknown) => [false, reason] as const,
      );
      if (so) return;
      lost = error;
      if (performance.now() > end) break;
      await wait(POLL);
    }
    const text = typeof what === "string" ? `not so: ${what}` : what();
    throw new Failure(lost === undefined ? text : `${text}; ${lost}`);
  }

  async #expectNoProblems(): Promise<void> {
    const noticed = await this.#driver.run(() => window.pageProblems ?? []);
    const problems = new Set([...this.#driver.problems, ...noticed]);
    if (problems.size > 0) throw new Failure(`the page reports ${[...problems].join("; ")}`);
  }
}

const targetOf = (role: Role, name: string, within?: Target): Target => ({
  role,
  name,
  ...(within && { within }),
});

const textOf = ({ role, name }: Target): string => `${role} «${name}»`;

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

function reasonOf(sight: Sight | undefined, fault: (sight: Sight) => string | null): string {
  if (sight === undefined) return "the page does not answer";
  if (sight.count > 1) return `there are ${sight.count}`;
  if (sight.count === 0) return `there is none among «${sight.others.join("», «")}»`;
  return fault(sight) ?? "";
}

/** The page is hydrated, header included. */
const isAlive = (): boolean =>
  document.querySelectorAll("header a, header button").length > 3 &&
  Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react"));
