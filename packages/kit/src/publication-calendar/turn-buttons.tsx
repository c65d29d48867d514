import { Button } from "../button/index.ts";
import { ChevronBackIcon, ChevronForwardIcon } from "../icon/index.ts";
import type { Period } from "./period.ts";
import type { ActiveDay } from "./use-active-day.ts";

export interface TurnButtonsProps {
  active: ActiveDay;
  period: Period;
  shown: number;
  labels: { previousMonth: string; nextMonth: string };
}

/** Earlier and later months, at the two upper corners. At an end the button keeps the focus but does nothing. */
export function TurnButtons({ active, period, shown, labels }: TurnButtonsProps) {
  return (
    // Above the months: each is contained, so that the names of those that come later would cover the buttons.
    <div className="pointer-events-none absolute inset-x-0 top-0 z-1 flex justify-between *:pointer-events-auto">
      <Button
        variant="quiet"
        shape="icon"
        aria-label={labels.previousMonth}
        aria-disabled={active.firstShown <= period.firstMonth}
        onClick={() => active.turn(-1)}
        className="aria-disabled:text-on-disabled"
      >
        <ChevronBackIcon />
      </Button>
      <Button
        variant="quiet"
        shape="icon"
        aria-label={labels.nextMonth}
        aria-disabled={active.firstShown + shown > period.lastMonth}
        onClick={() => active.turn(1)}
        className="aria-disabled:text-on-disabled"
      >
        <ChevronForwardIcon />
      </Button>
    </div>
  );
}
