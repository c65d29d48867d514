import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { CloseIcon, SearchIcon } from "../icon/icons.tsx";
import { SpinnerIcon } from "../icon/spinner.tsx";
import { IconButton } from "../icon-button/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { useValue } from "../use-value.ts";
import { CommandList, commandElementId } from "./command-list.tsx";
import type { Command, CommandPaletteProps } from "./command-palette.types.ts";
import { noteClasses, searchInputClasses, searchRowClasses } from "./command-palette.variants.ts";
import { findCommands, indexCommands } from "./find-commands.ts";

type CommandPanelProps = Omit<
  CommandPaletteProps,
  "open" | "onOpen" | "title" | "description" | "className" | "id" | "ref"
>;

/** Commands that a key moves by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
};

const NONE: readonly never[] = [];

/** Content of the palette: search field and commands, after the editable combobox of the ARIA practices, its list always open. */
export function CommandPanel(props: CommandPanelProps) {
  const { items, recent = NONE, results = NONE, labels, onClose, onSelect } = props;
  const { isPending = false, pendingLabel = "", error } = props;
  const { value: text, onChange } = useValue(props, "");
  const [reached, setReached] = useState<string>();
  const id = useId();
  const index = useMemo(() => indexCommands(items), [items]);
  const groups = findCommands(index, text, {
    recent: { label: labels.recent, items: recent },
    results,
  });
  const shown = groups.flatMap((group) => group.items);
  // Without a key pressed the first command is active: the best answer.
  const place = Math.max(
    0,
    shown.findIndex((command) => command.id === reached),
  );
  const active = shown[place];
  const listId = `${id}-list`;
  const elementOf = (command: Command) =>
    document.getElementById(commandElementId(listId, command));

  function choose(command: Command): void {
    onSelect?.(command);
    onClose();
    if ("onSelect" in command) command.onSelect();
  }

  function moveBy(step: number): void {
    const isPage = Math.abs(step) > 1;
    const next = isPage
      ? Math.min(Math.max(0, place + step), shown.length - 1)
      : (place + step + shown.length) % shown.length;
    const command = shown[next];
    if (command === undefined) return;
    setReached(command.id);
    elementOf(command)?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step !== undefined) moveBy(step);
    else if (active !== undefined) elementOf(active)?.click();
  }

  const isEmpty = shown.length === 0;
  const nothing = text.trim() === "" ? labels.empty : labels.none(text.trim());
  const note = error ?? (isEmpty ? (isPending ? pendingLabel : nothing) : undefined);
  const announcement = isPending ? pendingLabel : (note ?? labels.count(shown.length));
  return (
    <>
      <div className={searchRowClasses}>
        {isPending ? <SpinnerIcon /> : <SearchIcon />}
        <input
          data-dialog-focus
          type="text"
          role="combobox"
          aria-label={labels.search}
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : listId}
          aria-autocomplete="list"
          aria-activedescendant={active && commandElementId(listId, active)}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={labels.search}
          value={text}
          onChange={({ currentTarget }) => {
            setReached(undefined);
            onChange(currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          className={searchInputClasses}
        />
        <IconButton tooltip="hidden" label={labels.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {!isEmpty && (
        <CommandList
          id={listId}
          groups={groups}
          active={active}
          labels={labels}
          onReach={(command) => setReached(command.id)}
          onChoose={choose}
        />
      )}
      {note !== undefined && <p className={noteClasses}>{note}</p>}
      <PoliteAnnouncement text={announcement} />
    </>
  );
}
