import type { Decorator } from "@storybook/react-vite";
import { StoryFrame } from "./docs/story-frame.tsx";
import { applyScope, attributesOf, scopeOf } from "./scope.ts";

/**
 * Puts a story in the scope of the toolbar, or of the story itself. Alone in its frame the
 * story owns `<html>`. On a docs page with several stories the page owns it: each gets a
 * ground of its own, or a frame where it asks for one.
 */
export const withScope: Decorator = (Story, { globals, id, name, parameters, viewMode }) => {
  // A story shown inside another keeps the scope that it finds there.
  if (parameters.scope === "inherited") return <Story />;
  const scope = scopeOf(globals);
  if (viewMode === "docs") {
    const { frame } = parameters;
    if (frame !== undefined)
      return <StoryFrame id={id} title={name} height={frame} globals={globals} />;
    return (
      <div {...attributesOf(scope)} className="rounded-card bg-page p-4 font-ui text-body text-fg">
        <Story />
      </div>
    );
  }
  applyScope(document.documentElement, scope);
  return <Story />;
};
