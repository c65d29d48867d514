import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";

/** A component as the gallery shows it: in its first story, or in its Arabic one. */
export interface GalleryEntry {
  /** The story's id. */
  readonly id: string;
  /** «Select». */
  readonly name: string;
  /** «Fields». */
  readonly group: string;
  readonly Story: ComponentType;
  /** Height of a frame of its own, for what would cover the page. */
  readonly frame?: string;
}

type StoriesModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoriesModule>([
  "../../packages/kit/src/*/*.stories.tsx",
  "!../../packages/kit/src/*/*.interactions.stories.tsx",
]);

/** Signs, not components: the foundations show them. */
const shownElsewhere = "Foundations";

const groupOrder = [
  "Actions",
  "Fields",
  "Feedback",
  "Overlays",
  "Navigation",
  "Data",
  "Newspaper",
  "Frame",
];

/** The group and the name in a title: `Fields/Select`. */
function partsOf(title: string): { group: string; name: string } {
  const [group = "", name = ""] = title.split("/");
  return { group, name };
}

function entryOf(module: StoriesModule, language: "fr" | "ar"): GalleryEntry[] {
  const { group, name } = partsOf(module.default.title ?? "");
  const stories = composeStories(module, { parameters: { scope: "inherited" } });
  const first = Object.values(stories)[0];
  const Story = language === "ar" ? (stories.Arabic ?? first) : first;
  if (Story === undefined || group === shownElsewhere) return [];
  const { story } = Story.parameters.docs ?? {};
  const frame: unknown = story?.inline === false ? story.height : undefined;
  return [{ id: Story.id, name, group, Story, ...(typeof frame === "string" && { frame }) }];
}

/** Every component of the kit, by group, in the language asked for. */
export async function loadGallery(
  language: "fr" | "ar",
): Promise<ReadonlyMap<string, readonly GalleryEntry[]>> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const entries = loaded
    .flatMap((module) => entryOf(module, language))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const groups = Map.groupBy(entries, ({ group }) => group);
  return new Map(
    groupOrder.flatMap((group) => {
      const members = groups.get(group);
      return members === undefined ? [] : [[group, members] as const];
    }),
  );
}
