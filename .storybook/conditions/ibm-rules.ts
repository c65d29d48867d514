/** A rule that a story breaks. */
export interface Found {
  readonly rule: string;
  /** Markup of the element, shortened. */
  readonly element: string;
  /** The engine's own words. */
  readonly message: string;
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
  table_headers_exists: "cards have no row of headers: each cell shows its title",
  table_headers_related: "a row that states why there are no others spans the columns",
  element_attribute_deprecated:
    "`abbr` of a header cell is in the HTML standard; `cellpadding` is React Aria's",
  aria_attribute_deprecated: "React Aria says `aria-invalid` of the days of a faulty range",
  aria_attribute_redundant: "React Aria says `aria-disabled` of a disabled input, too",
  element_tabbable_role_valid: "what scrolls, and the points of a chart, are reached by keyboard",
  aria_hidden_nontabbable: "Radix's guards pass the focus on; what is beside a dialog is inert",
  aria_child_valid: "a grid may have a caption (WAI-ARIA 1.3)",
  aria_complementary_label_visible: "a landmark may be named for screen readers alone",
  fieldset_legend_valid: "a legend may be for screen readers alone",
  combobox_active_descendant: "the chosen option is selected; the active one is the descendant",
  aria_article_label_unique: "two ads may have the same title",
  input_autocomplete_valid: "`username` may stand on a field for an e-mail address (HTML standard)",
};

/** Rules about a page, on which a component stands once, for stories that show it many times. */
const ofOnePage: readonly string[] = [
  "landmark-main-is-top-level",
  "landmark-no-duplicate-main",
  "landmark-unique",
  "aria_landmark_name_unique",
  "aria_main_label_unique",
  "aria_main_label_visible",
  "aria_navigation_label_unique",
  "aria_toolbar_label_unique",
  "fieldset_label_valid",
];

/** Rules that the bad texts of a `Nonsense` story break: empty names, languages that do not exist. */
const ofTexts: readonly string[] = [
  "heading_content_exists",
  "aria_accessiblename_exists",
  "element_lang_valid",
  "input_label_exists",
];

/** True where a rule applies to a story. */
export const isHeld = (story: string, rule: string) =>
  !(
    rule in decided ||
    (/(--states|^theme-a-newspaper--.*)$/.test(story) && ofOnePage.includes(rule)) ||
    (/--nonsense/.test(story) && ofTexts.includes(rule))
  );

declare global {
  interface Window {
    readonly ace: {
      Checker: new () => {
        check: (
          root: Document,
          guidelines: readonly string[],
        ) => Promise<{
          results: readonly {
            ruleId: string;
            node: Element;
            value: readonly string[];
            snippet: string;
            message: string;
          }[];
        }>;
      };
    };
  }
}

/**
 * Finds what breaks IBM's rules on a page that has its engine. It travels as text: nothing outside of it can be named in it. Left out: what stands beside an open dialog, a document in a frame, outputs, which need no label, and fields whose label is
 * for screen readers alone: axe finds those without a name.
 */
export async function findByIbm(): Promise<readonly Found[]> {
  const isHidden = (node: Element) =>
    node.closest("[inert], [aria-hidden=true]") !== null || node.ownerDocument !== document;
  const isNamed = (node: Element) =>
    node.matches("output, label") || ((node as HTMLInputElement).labels?.length ?? 0) > 0;
  const { results } = await new window.ace.Checker().check(document, ["IBM_Accessibility"]);
  return results
    .filter(({ value }) => value[0] !== "INFORMATION" && value[1] === "FAIL")
    .filter(
      ({ ruleId, node }) =>
        !(isHidden(node) || (/^(input_label|label_content)_exists$/.test(ruleId) && isNamed(node))),
    )
    .map(({ ruleId, snippet, message }) => ({
      rule: ruleId,
      element: snippet.slice(0, 160),
      message,
    }));
}
