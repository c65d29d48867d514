import type { Decorator } from "@storybook/react-vite";
import { applyScope, attributesOf, scopeOf } from "./scope.ts";

/**
 * Puts a story in the scope of the toolbar, or of the story itself. Alone in its frame the
 * story owns `<html>`. On a docs page with several stories the page owns it: each gets a
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
