import { cx } from "class-variance-authority";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { Button } from "../button/index.ts";
import { ArrowBackIcon } from "../icon/index.ts";
import { type RootProps, rootOf, useSharedRef } from "../root-props.ts";
import { styleRef } from "../style-ref.ts";
import { useOverflow } from "../use-overflow.ts";
import { useValue } from "../use-value.ts";
import { SplitSeparator } from "./split-separator.tsx";

export interface SplitViewLabels {
  /** Name of the list: «Ads to decide». */
  list: string;
  /** Name of the detail: «Ad». */
  detail: string;
  /** Name of the separator: «Width of the list». */
  separator: string;
  /** Button over the detail, where it takes the place of the list: «Back to the list». */
  back: string;
}

export interface SplitViewProps extends RootProps<"div"> {
  /** First pane. It scrolls by itself where the view has a height. */
  list: ReactNode;
  /** Second pane: what the list's chosen entry holds, or a hint while none is chosen. */
  detail: ReactNode;
  /** True while an entry is open: where there is room for one pane, it is the detail. */
  isOpen: boolean;
  /** The reader asks for the list again, where one pane is shown. */
  onBack: () => void;
  /** Width of the list, in hundredths of the view. */
  value?: number | undefined;
  /** Width at first; 36 by default. */
  defaultValue?: number | undefined;
  /** The reader moves the separator. */
  onChange?: ((value: number) => void) | undefined;
  /** Least width of the list, in hundredths; 20 by default. */
  minValue?: number | undefined;
  /** Greatest width; 70 by default. */
  maxValue?: number | undefined;
  /** Words that the component says itself. */
  labels: SplitViewLabels;
}

/** True where the view has room for one pane: the one that is not open takes no place then. */
function isFolded(list: HTMLElement | null): boolean {
  return list?.offsetParent === null;
}

/** List and detail side by side, with a separator that can be moved; one of the two where room is short. */
export function SplitView(props: SplitViewProps) {
  const { list, detail, isOpen, onBack, labels, className } = props;
  const { minValue = 20, maxValue = 70 } = props;
  const held = useValue(props, 36);
  const value = clamp(held.value, minValue, maxValue);
  const id = useId();
  const view = useRef<HTMLDivElement>(null);
  useSharedRef(props.ref, view);
  const [listPane, listOverflows] = useOverflow<HTMLElement>();
  const [detailPane, detailOverflows] = useOverflow<HTMLElement>();
  useFoldedFocus(isOpen, { listPane, detailPane });
  return (
    <div
      {...rootOf<"div">(props)}
      ref={view}
      className={cx("@container/split flex min-h-0 min-w-0", className)}
    >
      <section
        ref={(pane) => {
          listPane.current = pane;
          styleRef({ "--split-list": `${value}%` })(pane);
        }}
        id={id}
        aria-label={labels.list}
        tabIndex={listOverflows ? 0 : undefined}
        className={cx(
          "min-w-0 overflow-y-auto overscroll-contain @min-[31rem]/split:block @min-[31rem]/split:w-(--split-list) @min-[31rem]/split:flex-none",
          isOpen ? "hidden" : "block flex-1",
        )}
      >
        <div>{list}</div>
      </section>
      <SplitSeparator
        label={labels.separator}
        controls={id}
        view={view}
        value={value}
        minValue={minValue}
        maxValue={maxValue}
        onChange={(next) => held.onChange(clamp(next, minValue, maxValue))}
      />
      <section
        ref={detailPane}
        aria-label={labels.detail}
        tabIndex={detailOverflows ? 0 : -1}
        className={cx(
          "min-w-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2 @min-[31rem]/split:block",
          isOpen ? "block" : "hidden",
        )}
      >
        <div className="pb-3 @min-[31rem]/split:hidden">
          <Button variant="quiet" size="sm" onClick={onBack} className="-ms-2">
            <ArrowBackIcon />
            {labels.back}
          </Button>
        </div>
        <div>{detail}</div>
      </section>
    </div>
  );
}

function clamp(value: number, minValue: number, maxValue: number): number {
  const known = Number.isFinite(value) ? value : minValue;
  return Math.round(Math.min(Math.max(known, minValue), Math.max(minValue, maxValue)));
}

interface Panes {
  listPane: RefObject<HTMLElement | null>;
  detailPane: RefObject<HTMLElement | null>;
}

/** Moves the focus where one pane takes the other's place: into the detail, and back to the entry that was left. */
function useFoldedFocus(isOpen: boolean, { listPane, detailPane }: Panes): void {
  const entry = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const pane = listPane.current;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) entry.current = target;
    };
    pane?.addEventListener("focusin", remember);
    return () => pane?.removeEventListener("focusin", remember);
  }, [listPane]);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen && isFolded(listPane.current)) detailPane.current?.focus();
    if (!isOpen && isFolded(detailPane.current)) entry.current?.focus();
  }, [isOpen, listPane, detailPane]);
}
