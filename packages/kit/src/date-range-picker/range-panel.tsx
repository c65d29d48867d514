import { useSyncExternalStore } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { DatePanel, type DatePanelProps } from "../date-picker/date-panel.tsx";
import { gregorian } from "../date-picker/iso-value.ts";
import { RangeContent, type RangeContentProps } from "./range-content.tsx";

export interface RangePanelProps
  extends Omit<DatePanelProps, "children" | "label">,
    Omit<RangeContentProps, "autoFocus" | "months"> {}

/** The calendar on its surface: loaded when a reader asks for it. */
export function RangePanel({ open, onOpenChange, box, trigger, ...content }: RangePanelProps) {
  const wide = useWide();
  const locale = gregorian(content.locale);
  return (
    <I18nProvider locale={locale}>
      <DatePanel
        open={open}
        onOpenChange={onOpenChange}
        box={box}
        trigger={trigger}
        label={content.labels.calendar}
      >
        <RangeContent {...content} locale={locale} months={wide ? 2 : 1} autoFocus />
      </DatePanel>
    </I18nProvider>
  );
}

/** Room for two months beside the list of presets. */
const WIDE = "(min-width: 60rem)";

function watch(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** A server has no window: one month is rendered first. */
const onServer = () => false;

/** True in a window with room for two months. */
function useWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(WIDE).matches, onServer);
}
