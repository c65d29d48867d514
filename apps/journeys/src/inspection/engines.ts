import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

/** A rule that a story breaks. */
export interface Fault {
  readonly engine: Engine["name"];
  readonly rule: string;
  /** Markup of the element, shortened. */
  readonly element: string;
  /** The engine's own words. */
  readonly message: string;
}

/** A checker of accessibility that runs in the page. */
export interface Engine {
  readonly name: "axe" | "IBM";
  /** Faults of the story that the page shows, best practices included. */
  readonly inspect: (page: Page) => Promise<readonly Fault[]>;
}

/** Rules that are not held, with the reason (docs/accessibility.md). */
const decided: Readonly<Record<string, string>> = {
  "page-has-heading-one": "a story is a part of a page",
  "landmark-one-main": "a story is a part of a page",
  bypass: "a story is a part of a page",
  skip_main_exists: "a story is a part of a page",
  aria_content_in_landmark: "stories of the foundations show scales, no page",
  aria_contentinfo_misuse: "a footer alone is not within a page",
  aria_role_redundant: "tables turn into cards by `display`, which takes their native roles away",
  element_attribute_deprecated:
    "`abbr` of a header cell is in the HTML standard; `cellpadding` is React Aria's",
  element_tabbable_role_valid: "what scrolls, and the points of a chart, are reached by keyboard",
  aria_hidden_nontabbable: "Radix's guards pass the focus on; what is beside a dialog is inert",
  aria_child_valid: "a grid may have a caption (WAI-ARIA 1.3)",
  aria_id_unique: "Radix names the panel of a tab before it is rendered",
  fieldset_legend_valid: "a legend may be for screen readers alone",
};

const require = createRequire(import.meta.url);
const codeOf = (file: string) => readFileSync(require.resolve(file), "utf8");

/** Adds both engines to every document that the page opens. */
export async function installEngines(page: Page): Promise<void> {
  await page.addInitScript(codeOf("axe-core/axe.min.js"));
  // It declares a variable, which a script of Playwright's keeps to itself.
  await page.addInitScript(`${codeOf("accessibility-checker-engine/ace.js")};window.ace = ace;`);
}

export const engines: readonly Engine[] = [
  { name: "axe", inspect: async (page) => named("axe", await page.evaluate(runAxe)) },
  { name: "IBM", inspect: async (page) => named("IBM", await page.evaluate(runIbm)) },
];

type Found = Omit<Fault, "engine">;

const named = (engine: Engine["name"], found: readonly Found[]): readonly Fault[] =>
  found.filter(({ rule }) => !(rule in decided)).map((fault) => ({ engine, ...fault }));

declare global {
  interface Window {
    readonly axe: {
      run: (
        root: Element,
        options: object,
      ) => Promise<{
        violations: readonly { id: string; help: string; nodes: readonly { html: string }[] }[];
      }>;
    };
    readonly ace: {
      Checker: new () => {
        check: (
          root: Document,
          guidelines: readonly string[],
        ) => Promise<{
          results: readonly {
            ruleId: string;
            value: readonly string[];
            snippet: string;
            message: string;
          }[];
        }>;
      };
    };
  }
}

/** A story stands in the main part of a page, unless it brings parts of its own, such as a header. */
async function runAxe(): Promise<readonly Found[]> {
  const root = document.querySelector("#storybook-root");
  if (root?.querySelector("main, header, footer, [role=main]") === null) {
    root.setAttribute("role", "main");
  } else root?.removeAttribute("role");
  const { violations } = await window.axe.run(document.body, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => ({ rule: id, element: html.slice(0, 160), message: help })),
  );
}

async function runIbm(): Promise<readonly Found[]> {
  const { results } = await new window.ace.Checker().check(document, ["IBM_Accessibility"]);
  return results
    .filter(({ value }) => value[0] !== "INFORMATION" && value[1] === "FAIL")
    .map(({ ruleId, snippet, message }) => ({
      rule: ruleId,
      element: snippet.slice(0, 160),
      message,
    }));
}
