import { cx } from "class-variance-authority";
import { type MouseEvent, useRef } from "react";
import { CloseIcon } from "../icon/index.ts";
import type { ReasonOf } from "./availability.ts";
import type { DayFormats } from "./day-formats.ts";
import type { IsoDate } from "./iso-date.ts";
import type { PublicationCalendarLabels } from "./labels.ts";

export interface ChosenDaysProps {
  /** Chosen days in reading order. */
  days: readonly IsoDate[];
  formats: DayFormats;
  reasonOf: ReasonOf;
  /** Warnings of days that may still be lost. */
  provisional: ReadonlyMap<IsoDate, string>;
  /** Says how many are chosen. */
  summary: string;
  labels: Pick<PublicationCalendarLabels, "remove" | "clear">;
  onChange: (days: IsoDate[]) => void;
  /** Takes the focus when the last of them is removed. */
  onEmpty: () => void;
}

/** The chosen days, each of which can be taken away. */
export function ChosenDays(props: ChosenDaysProps) {
  const { days, formats, reasonOf, provisional, summary, labels, onChange, onEmpty } = props;
  const list = useRef<HTMLUListElement>(null);

  const remove = (day: IsoDate, event: MouseEvent<HTMLButtonElement>) => {
    focusNeighbour(event.currentTarget, list.current, onEmpty);
    onChange(days.filter((other) => other !== day));
  };
  const clear = () => {
    onEmpty();
    onChange([]);
  };

  return (
    <div className="grid gap-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <p className="font-medium text-body-sm text-fg">{summary}</p>
        {days.length > 1 && (
          <button
            type="button"
            onClick={clear}
            className="min-h-8 cursor-pointer rounded-control text-body-sm text-link underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-touch"
          >
            {labels.clear}
          </button>
        )}
      </div>
      {days.length > 0 && (
        <ul ref={list} className="flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day}>
              <Chip
                text={formats.short(day)}
                label={labels.remove(formats.short(day))}
                state={chipState(reasonOf(day) !== undefined, provisional.has(day))}
                onRemove={(event) => remove(day, event)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ChipState = "kept" | "provisional" | "lost";

function chipState(lost: boolean, provisional: boolean): ChipState {
  if (lost) return "lost";
  return provisional ? "provisional" : "kept";
}

const chipClasses: Readonly<Record<ChipState, string>> = {
  kept: "border-transparent bg-brand-soft text-on-brand-soft hover:border-brand",
  provisional: "border-dashed border-warning-line bg-warning-soft text-on-warning-soft",
  lost: "border-danger-line bg-danger-soft text-on-danger-soft line-through",
};

interface ChipProps {
  text: string;
  label: string;
  /** Lost: the day can no longer be chosen. */
  state: ChipState;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
}

function Chip({ text, label, state, onRemove }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onRemove}
      className={cx(
        "flex min-h-8 cursor-pointer items-center gap-1.5 rounded-pill border ps-3 pe-2 text-body-sm tabular-nums transition-colors duration-fast ease-standard pointer-coarse:min-h-touch",
        chipClasses[state],
      )}
    >
      {text}
      <CloseIcon className="size-3.5" />
    </button>
  );
}

/** Keeps the focus near when its own button is about to go. */
function focusNeighbour(
  button: HTMLButtonElement,
  list: HTMLUListElement | null,
  onEmpty: () => void,
) {
  const buttons = [...(list?.querySelectorAll("button") ?? [])];
  const place = buttons.indexOf(button);
  const neighbour = buttons[place + 1] ?? buttons[place - 1];
  if (neighbour) neighbour.focus();
  else onEmpty();
}
