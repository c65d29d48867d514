import { composeStories } from "@storybook/react-vite";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";

/** Newspapers may render their pages on a server: no component may need a document to be rendered, whatever its state. */
const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ["./*/*.stories.tsx", "!./*/*.interactions.stories.tsx"],
  { eager: true },
);

describe.each(Object.entries(files))("%s", (_, file) => {
  const stories: Record<string, ComponentType> = composeStories(file);
  it.each(Object.entries(stories))("%s renders on a server", (_name, Story) => {
    const complaint = vi.spyOn(console, "error");
    expect(() => renderToString(createElement(Story))).not.toThrow();
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});
