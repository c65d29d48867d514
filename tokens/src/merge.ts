import type { DesignTokens } from "style-dictionary/types";

type Node = DesignTokens[string];

/** Lays `over` on `under`: groups merge, a token (a node with `$value`) replaces what was there. */
export function mergeTokens(under: DesignTokens, over: DesignTokens): DesignTokens {
  const merged: DesignTokens = { ...under };
  for (const [name, node] of Object.entries(over)) {
    const base = merged[name];
    merged[name] = isGroup(base) && isGroup(node) ? mergeTokens(base, node) : node;
  }
  return merged;
}

function isGroup(node: Node | undefined): node is DesignTokens {
  return typeof node === "object" && !("$value" in node);
}

/** The group of that name, empty when there is none. */
export function groupOf(tokens: DesignTokens, name: string): DesignTokens {
  const node = tokens[name];
  return isGroup(node) ? node : {};
}
