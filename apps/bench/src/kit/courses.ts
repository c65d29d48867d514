import { type Action, moveByArrows, sort, type } from "./actions.ts";
import type { ContenderName } from "./page/contenders.ts";

/** A measurement of a contender on its page. */
export interface Trial {
  readonly area: string;
  /** Action; null measures the mount alone. */
  readonly action: Action | null;
  /** Slow-down of the page's processor, as a factor. */
  readonly slowdown: 1 | 4;
  /** Budget of the kit's median in milliseconds; null without one. */
  readonly budget: number | null;
}

/** The same trials on several contenders, the kit's own first. Each is mounted once for all of them. */
export interface Course {
  readonly contenders: readonly ContenderName[];
  readonly trials: readonly Trial[];
}

export const courses: readonly Course[] = [
  {
    contenders: ["calendar-parution", "calendar-day-picker", "calendar-mui", "calendar-react-aria"],
    trials: [
      { area: "calendar, mount", action: null, slowdown: 1, budget: 100 },
      { area: "calendar, arrow key", action: moveByArrows, slowdown: 1, budget: 10 },
      { area: "calendar, arrow key, 4×", action: moveByArrows, slowdown: 4, budget: 25 },
    ],
  },
  {
    contenders: ["canvas-parution", "canvas-plain"],
    trials: [
      { area: "canvas, keystroke", action: type, slowdown: 1, budget: null },
      { area: "canvas, keystroke, 4×", action: type, slowdown: 4, budget: 50 },
    ],
  },
  {
    contenders: ["table-parution", "table-mui", "table-react-aria"],
    trials: [
      { area: "table, mount", action: null, slowdown: 1, budget: null },
      { area: "table, sort", action: sort, slowdown: 1, budget: null },
    ],
  },
];
