import type { ComponentType } from "react";
import { type StoryFile, storiesOf } from "../stories-of.ts";

/** A component in the gallery: its first stories, or its Arabic one. */
export interface GalleryEntry {
  /** The first story's id. */
  readonly id: string;
  /** «Select». */
  readonly name: string;
  /** «Fields». */
  readonly group: string;
  readonly stories: readonly ComponentType[];
  /** Height of a separate frame, for overlays. */
  readonly frame?: string;
}

const modules = import.meta.glob<StoryFile>(
  [
    "../../packages/kit/src/*/*.stories.tsx",
    "!../../packages/kit/src/*/*.interactions.stories.tsx",
  ],
  { eager: true },
);

/** A module lists its exports alphabetically; its source gives the order of stories. */
const sources = import.meta.glob<string>("../../packages/kit/src/*/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Icons, not components: the foundations show them. */
const shownElsewhere = "Foundations";

const groupOrder = [
  "Actions",
  "Fields",
  "Feedback",
  "Overlays",
  "Navigation",
  "Data",
  "Newspaper",
  "Layout",
  "Frame",
];

/** Number of stories: an action's stories are its variants; of other components the first suffices. */
const shownOf = (group: string) => (group === "Actions" ? 4 : 1);

/** The names of the stories in a source, in its order. */
const storiesIn = (source: string) =>
  [...source.matchAll(/^export const (\w+): Story\b/gm)].flatMap(([, name]) => name ?? []);

function entryOf(module: StoryFile, source: string, language: "fr" | "ar"): GalleryEntry[] {
  const [group = "", name = "", part] = (module.default.title ?? "").split("/");
  if (group === shownElsewhere || part !== undefined) return [];
  const composed = storiesOf(module, { parameters: { scope: "inherited" } });
  const inOrder = storiesIn(source).flatMap((story) => composed[story] ?? []);
  const arabic = language === "ar" ? composed.Arabic : undefined;
  const stories = arabic === undefined ? inOrder.slice(0, shownOf(group)) : [arabic];
  const [first] = stories;
  if (first === undefined) return [];
  const frame: unknown = first.parameters.frame;
  return [{ id: first.id, name, group, stories, ...(typeof frame === "string" && { frame }) }];
}

/** Every component of the kit, by group, in the language asked for. */
export function galleryOf(language: "fr" | "ar"): ReadonlyMap<string, readonly GalleryEntry[]> {
  const entries = Object.entries(modules)
    .flatMap(([path, module]) => entryOf(module, sources[path] ?? "", language))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const groups = Map.groupBy(entries, ({ group }) => group);
  const order = [...new Set([...groupOrder, ...groups.keys()])];
  return new Map(order.map((group) => [group, groups.get(group) ?? []]));
}
