import { useId } from "react";
import { useLinkElement } from "../link/index.ts";
import { Keys } from "../shortcut-help/keys.tsx";
import type { Command, CommandGroup, CommandPaletteLabels } from "./command-palette.types.ts";
import { commandVariants, listClasses } from "./command-palette.variants.ts";

interface CommandListProps {
  /** Id of the listbox. */
  id: string;
  groups: readonly CommandGroup[];
  /** Command that Enter chooses. */
  active: Command | undefined;
  labels: Pick<CommandPaletteLabels, "list" | "keys">;
  /** The pointer moves over a command. */
  onReach: (command: Command) => void;
  onChoose: (command: Command) => void;
}

/** Id of a command's element, for `aria-activedescendant`. */
export const commandElementId = (listId: string, { id }: Command) => `${listId}-${id}`;

/** Commands in groups. The focus stays in the search field. */
export function CommandList({ id, groups, labels, ...rest }: CommandListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={labels.list}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={listClasses}
    >
      {groups.map((group) => (
        <Group key={group.items[0]?.id} {...group} {...rest} listId={id} labels={labels} />
      ))}
    </div>
  );
}

interface GroupProps extends CommandGroup, Omit<CommandListProps, "id" | "groups"> {
  listId: string;
}

function Group({ label, items, ...rest }: GroupProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
    <div role="group" aria-labelledby={titleId} className="not-first:pt-2">
      <div id={titleId} className="px-3 pt-1 pb-1 font-semibold text-caption text-fg-muted">
        {label}
      </div>
      {items.map((command) => (
        <Entry key={command.id} {...rest} command={command} />
      ))}
    </div>
  );
}

interface EntryProps extends Omit<GroupProps, keyof CommandGroup> {
  command: Command;
}

function Entry({ command, listId, active, labels, onReach, onChoose }: EntryProps) {
  const LinkElement = useLinkElement();
  const isActive = command === active;
  const entry = {
    id: commandElementId(listId, command),
    "aria-selected": isActive,
    "aria-keyshortcuts": command.shortcut,
    onPointerMove: () => onReach(command),
    className: commandVariants({ active: isActive }),
    children: <Content command={command} names={labels.keys} />,
  };
  return "href" in command ? (
    <LinkElement
      {...entry}
      role="option"
      tabIndex={-1}
      href={command.href}
      onClick={(event) => {
        // A new tab or window leaves this one as it is.
        if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onChoose(command);
      }}
    />
  ) : (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's.
    <div {...entry} role="option" tabIndex={-1} onClick={() => onChoose(command)} />
  );
}

function Content({ command, names }: { command: Command; names: CommandPaletteLabels["keys"] }) {
  const { icon: Icon, label, description, shortcut } = command;
  return (
    <>
      {Icon && <Icon />}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className="wrap-anywhere">
          <bdi>{label}</bdi>
        </span>
        {description && (
          <span className="line-clamp-1 min-w-0 text-body-sm opacity-80 wrap-anywhere">
            <bdi>{description}</bdi>
          </span>
        )}
      </span>
      {shortcut && (
        <span aria-hidden="true" className="shrink-0 pointer-coarse:hidden">
          <Keys keys={shortcut} names={names} />
        </span>
      )}
    </>
  );
}
