import type { Named, SearchEntry } from "./match.ts";

/** One choice. */
export interface ComboboxOption extends Named {
  /** The id that the form holds and sends. Unique in the catalogue. */
  value: string;
  /** The name that is shown, and that the field holds once chosen. */
  label: string;
  /** Other names that find it and are not shown: «Casa», or the name in another script. */
  aliases?: readonly string[] | undefined;
  /** Detail that distinguishes options of the same name, such as a region. */
  description?: string | undefined;
  /** Shown, but not to be chosen. */
  disabled?: boolean | undefined;
}

/** Choices under a common title. */
export interface ComboboxGroup {
  /** The title. Groups of one title are shown as one. */
  label: string;
  /** Choices of the group, in reading order. */
  items: readonly ComboboxOption[];
}

/** Options of a combobox, in groups or not. */
export type ComboboxCatalogue = readonly (ComboboxOption | ComboboxGroup)[];

/** A choice that knows its group. */
export interface CatalogueItem extends ComboboxOption {
  group?: string | undefined;
}

/** A choice as the list handles it. */
export type CatalogueEntry = SearchEntry<CatalogueItem>;

/** Neighbours in the list that share a title. */
export interface Section {
  title: string | undefined;
  entries: readonly CatalogueEntry[];
}

/** All choices in one row, each with its group's title. */
export function flatten(catalogue: ComboboxCatalogue): CatalogueItem[] {
  return catalogue.flatMap((entry) =>
    "items" in entry ? entry.items.map((option) => ({ ...option, group: entry.label })) : [entry],
  );
}

/**
 * Puts the choices of a group side by side; the groups come in the order of their first choice, so the
 * group of the best answer is the first.
 */
export function gatherGroups(entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  const groups = Map.groupBy(entries, ({ item }) => item.group);
  return groups.size > 1 ? [...groups.values()].flat() : entries;
}

/** Cuts a list of gathered choices at the borders of its groups. */
export function cutSections(entries: readonly CatalogueEntry[]): Section[] {
  const groups = Map.groupBy(entries, ({ item }) => item.group);
  return Array.from(groups, ([title, members]) => ({ title, entries: members }));
}
