import type { Decorator } from "@storybook/react-vite";
import { applyScope, attributesOf, scopeOf } from "./scope.ts";

/**
 * Puts a story in the scope that the toolbar, or the story itself, chose. Alone in its frame the
 * story owns `<html>`. On a docs page many stand together and the page owns it: there each gets a
 * ground of its own.
 */
export const withScope: Decorator = (Story, { globals, parameters, viewMode }) => {
  // A story shown inside another keeps the scope that it finds there.
  if (parameters.scope === "inherited") return <Story />;
  const scope = scopeOf(globals);
  if (viewMode === "docs") {
    return (
      <div {...attributesOf(scope)} className="rounded-card bg-page p-4 font-ui text-body text-fg">
        <Story />
      </div>
    );
  }
  applyScope(document.documentElement, scope);
  return <Story />;
};
