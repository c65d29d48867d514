import { DatePanel, type DatePanelProps } from "../date-picker/date-panel.tsx";
import { RangeContent, type RangeContentProps } from "./range-content.tsx";
import { useWide } from "./use-wide.ts";

export interface RangePanelProps
  extends Omit<DatePanelProps, "children" | "label">,
    Omit<RangeContentProps, "autoFocus" | "months"> {}

/** The calendar on its surface: loaded when a reader asks for it. */
export function RangePanel({ open, onOpenChange, box, trigger, ...content }: RangePanelProps) {
  const wide = useWide();
  return (
    <DatePanel {...{ open, onOpenChange, box, trigger }} label={content.labels.calendar}>
      <RangeContent {...content} months={wide ? 2 : 1} autoFocus />
    </DatePanel>
  );
}
