import { composeStories, type ReactRenderer } from "@storybook/react-vite";
import type { Args, ComposedStoryFn } from "storybook/internal/types";

type Composable = Parameters<typeof composeStories>[0];

/** A module of stories, as `import.meta.glob` loads it. */
export interface StoryFile {
  readonly default: Composable["default"];
  readonly [name: string]: unknown;
}

/** A story that runs outside Storybook, with its decorators, its play function and its clean-up. */
export type Story = ComposedStoryFn<ReactRenderer, Partial<Args>>;

/** Stories of a module by their names, all of one type: Storybook's own is made for modules that are imported by name. */
export function storiesOf<File extends { readonly default: object }>(
  file: File,
  annotations?: Parameters<typeof composeStories>[1],
): Readonly<Record<Exclude<keyof File, "default">, Story>> {
  const stories: unknown = composeStories(file as unknown as Composable, annotations);
  return stories as Record<Exclude<keyof File, "default">, Story>;
}
