import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { type Found, findByIbm, isHeld } from "../../../../.storybook/conditions/ibm-rules.ts";
import { LANDMARKS } from "../../../../.storybook/landmarks.ts";

/** A rule that a story breaks. */
export interface Fault extends Found {
  readonly engine: Engine["name"];
}

/** A checker of accessibility that runs in the page. */
export interface Engine {
  readonly name: "axe" | "IBM";
  /** Faults of the story that the page shows, best practices included. */
  readonly inspect: (page: Page, story: string) => Promise<readonly Fault[]>;
}

const require = createRequire(import.meta.url);
const codeOf = (file: string) => readFileSync(require.resolve(file), "utf8");

/** Adds both engines to every document that the page opens. */
export async function installEngines(page: Page): Promise<void> {
  await page.addInitScript(codeOf("axe-core/axe.min.js"));
  // It declares a variable, which a script of Playwright's keeps to itself.
  await page.addInitScript(`${codeOf("accessibility-checker-engine/ace.js")};window.ace = ace;`);
}

export const engines: readonly Engine[] = [
  engine("axe", (page) => page.evaluate(runAxe, LANDMARKS)),
  engine("IBM", (page) => page.evaluate(findByIbm)),
];

function engine(name: Engine["name"], find: (page: Page) => Promise<readonly Found[]>): Engine {
  const inspect: Engine["inspect"] = async (page, story) =>
    (await find(page))
      .filter(({ rule }) => isHeld(story, rule))
      .map((fault) => ({ engine: name, ...fault }));
  return { name, inspect };
}

declare global {
  interface Window {
    readonly axe: {
      run: (
        root: Element,
        options: object,
      ) => Promise<{
        violations: readonly {
          id: string;
          help: string;
          nodes: readonly { html: string; element: Element }[];
        }[];
      }>;
    };
  }
}

/**
 * A story stands in the main part of a page, unless it brings parts of its own, such as a header. A bar that stays in the window
 * covers a part of what is scrolled beneath it: a target is too small if it still is in the middle of the window.
 */
async function runAxe(landmarks: string): Promise<readonly Found[]> {
  const root = document.querySelector("#storybook-root");
  root?.removeAttribute("role");
  if (root?.querySelector(landmarks) === null) root.setAttribute("role", "main");
  const isSmall = async (target: Element) => {
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const { violations } = await window.axe.run(target, { runOnly: ["target-size"] });
    return violations.length > 0;
  };
  const { violations } = await window.axe.run(document.body, {
    resultTypes: ["violations"],
    elementRef: true,
    // Off unless asked for. What else is off is deprecated or of level AAA.
    rules: { "target-size": { enabled: true } },
  });
  const found: Found[] = [];
  for (const { id, help, nodes } of violations)
    for (const { html, element } of nodes)
      if (id !== "target-size" || (await isSmall(element)))
        found.push({ rule: id, element: html.slice(0, 160), message: help });
  return found;
}
