import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { ByRoleMatcher } from "@testing-library/dom";
import { installProbe } from "../sweep/probe.ts";
import type { Driver } from "./driver.ts";

/** A role; `field` is any field, by its label. */
export type Role = ByRoleMatcher | "field";

/** Target of a search: a role and a name (or a part of it), on the whole page or inside the target `within`. */
export interface Target {
  readonly role: Role;
  readonly name: string;
  readonly within?: Target;
}

/** Element with a role and a name, and its reachability for a pointer. */
export interface Sight {
  readonly count: number;
  /** Names of others of its role, where none has the name. */
  readonly others: readonly string[];
  /** Horizontal centre of the element in the window, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Reason why it cannot be clicked now, such as an element above it. */
  readonly obstacle: string | null;
  /** Text of the element; of fields, their value. */
  readonly text: string;
  readonly isFocused: boolean;
  /** Checked or selected. */
  readonly isChosen: boolean;
}

declare global {
  interface Window {
    readonly TestingLibraryDom: typeof import("@testing-library/dom");
    /** Finds an element by role and name: the exact name, or else a name that contains it. */
    lookFor: (target: Target) => Promise<Sight>;
    /** Lets the next press reach its target alone: one that hits something else, since the target moved, does nothing. */
    guardPress: (target: Target) => void;
    /** Element that the guarded click hit instead of its target; null where it hit the target, or has not arrived. */
    missedPress: string | null;
    /** Errors and violations of the policy since the finder was installed. */
    pageProblems: string[];
  }
}

/** Defines `lookFor` and `pageProblems` in a page. It travels as text: nothing outside of it can be named in it. */
function installFinder(): void {
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom;
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

  type Matches = (name: string) => boolean;

  const find = (place: HTMLElement, role: Role, matches: Matches): HTMLElement[] =>
    role === "field"
      ? queryAllByLabelText(place, matches, { selector: "input, textarea, select" })
      : queryAllByRole(place, role, { name: (name) => matches(plain(name)) });

  function findAll({ role, name, within }: Target): HTMLElement[] {
    const wanted = plain(name);
    const places = within === undefined ? [document.body] : findAll(within);
    const same = places.flatMap((place) => find(place, role, (own) => own === wanted));
    if (same.length > 0) return same;
    return places.flatMap((place) => find(place, role, (own) => own.includes(wanted)));
  }

  const namesOf = (role: Role): string[] =>
    (role === "field" ? [] : queryAllByRole(document.body, role))
      .map((other) => plain(other.getAttribute("aria-label") ?? other.textContent).slice(0, 60))
      .slice(0, 20);

  function textOf(element: HTMLElement): string {
    if (element instanceof HTMLSelectElement) return plain(element.selectedOptions[0]?.text);
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isField ? element.value : plain(element.textContent);
  }

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Moving and covered elements cannot be clicked; two equal frames prove that an element rests. */
  async function reach(element: HTMLElement): Promise<Pick<Sight, "x" | "y" | "obstacle">> {
    const { box: before } = window.reachControl(element);
    await nextFrame();
    await nextFrame();
    const { box, by } = window.reachControl(element);
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (element.matches(":disabled, [aria-disabled=true]")) {
      return { ...centre, obstacle: "it is disabled" };
    }
    if (by !== undefined) return { ...centre, obstacle: `${by} lies over it` };
    const stands = before.x === box.x && before.y === box.y && before.width === box.width;
    return { ...centre, obstacle: stands ? null : "it moves" };
  }

  window.lookFor = async (target) => {
    const found = findAll(target);
    const [element] = found;
    const nothing = { x: 0, y: 0, obstacle: null, text: "", isFocused: false, isChosen: false };
    if (element === undefined || found.length > 1) {
      return { ...nothing, count: found.length, others: namesOf(target.role) };
    }
    return {
      ...(await reach(element)),
      count: 1,
      others: [],
      text: textOf(element),
      isFocused: document.activeElement === element,
      isChosen: element.matches(":checked, [aria-selected=true], [aria-checked=true]"),
    };
  };

  const PRESS = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"] as const;

  window.missedPress = null;
  window.guardPress = (target) => {
    const [element] = findAll(target);
    const guard = new AbortController();
    window.missedPress = null;
    const watch = (event: Event) => {
      const hit = event.target;
      if (event.type === "pointerdown" && element && hit instanceof Element) {
        window.missedPress = window.isPressOn(hit, element) ? null : plain(hit.textContent);
      }
      if (window.missedPress !== null) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (event.type === "click") guard.abort();
    };
    for (const type of PRESS) {
      addEventListener(type, watch, { capture: true, signal: guard.signal });
    }
  };

  const problems: string[] = [];
  window.pageProblems = problems;
  addEventListener("error", ({ message }) => problems.push(message));
  addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    problems.push(`The policy «${violatedDirective}» refused ${blockedURI}`),
  );
}

const library = createRequire(import.meta.url).resolve(
  "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
);
let script: Promise<string> | undefined;

/** Installs the finder in the page that a browser shows, where it is not there. */
export async function bringFinder(driver: Driver): Promise<void> {
  if (await driver.run(() => typeof window.lookFor === "function")) return;
  script ??= readFile(library, "utf8").then(
    (text) => `${text}\n(${installProbe})();\n(${installFinder})();`,
  );
  await driver.inject(await script);
}
