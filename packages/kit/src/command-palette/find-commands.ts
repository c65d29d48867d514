import { indexNames, type SearchEntry, search } from "../combobox/match.ts";
import type { Command, CommandGroup } from "./command-palette.types.ts";

/** A command with the names that it is found by, and its group. */
interface FoundCommand {
  label: string;
  aliases: readonly string[] | undefined;
  command: Command;
  group: string;
}

/** Commands made ready for searching. */
export type CommandIndex = readonly SearchEntry<FoundCommand>[];

export function indexCommands(items: readonly CommandGroup[]): CommandIndex {
  return indexNames(
    items.flatMap(({ label: group, items: commands }) =>
      commands.map((command) => ({
        label: command.label,
        aliases: command.keywords,
        command,
        group,
      })),
    ),
  );
}

/** Commands beside those that an application lists. */
export interface OtherCommands {
  /** Commands that were chosen last, and the title above them. */
  recent: CommandGroup;
  /** Results of the application for the text. */
  results: readonly CommandGroup[];
}

/**
 * Groups on show for a text. Without one: what was chosen last, then everything. With one: what answers it, the group of the
 * best answer first, then what the application has found. A command stands in one place alone.
 */
export function findCommands(
  index: CommandIndex,
  text: string,
  { recent, results }: OtherCommands,
): readonly CommandGroup[] {
  const isTyped = text.trim() !== "";
  const found = Map.groupBy(isTyped ? search(index, text) : index, ({ item }) => item.group);
  const own = Array.from(found, ([label, entries]) => ({
    label,
    items: entries.map(({ item }) => item.command),
  }));
  return onlyOnce(isTyped ? [...own, ...results] : [recent, ...own]);
}

/** Groups without the commands that an earlier one has, and without those that are empty then. */
function onlyOnce(groups: readonly CommandGroup[]): readonly CommandGroup[] {
  const seen = new Set<string>();
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ id }) => !seen.has(id) && seen.add(id)),
    }))
    .filter(({ items }) => items.length > 0);
}
