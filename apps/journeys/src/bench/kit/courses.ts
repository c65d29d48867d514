import { type Act, moveByArrows, sort, type } from "./acts.ts";
import type { ContenderName } from "./page/contenders.ts";

/** What is measured of a contender on its page. */
export interface Trial {
  readonly area: string;
  /** Nothing but mounting where it is null. */
  readonly act: Act | null;
  /** How many times slower than this machine the page runs. */
  readonly slowdown: 1 | 4;
  /** Milliseconds that the kit's own median may take; null where nothing is promised. */
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
      { area: "calendar, mount", act: null, slowdown: 1, budget: 60 },
      { area: "calendar, arrow key", act: moveByArrows, slowdown: 1, budget: 10 },
      { area: "calendar, arrow key, 4×", act: moveByArrows, slowdown: 4, budget: 20 },
    ],
  },
  {
    contenders: ["canvas-parution", "canvas-plain"],
    trials: [
      { area: "canvas, keystroke", act: type, slowdown: 1, budget: null },
      { area: "canvas, keystroke, 4×", act: type, slowdown: 4, budget: 50 },
    ],
  },
  {
    contenders: ["table-parution", "table-mui", "table-react-aria"],
    trials: [
      { area: "table, mount", act: null, slowdown: 1, budget: null },
      { area: "table, sort", act: sort, slowdown: 1, budget: null },
    ],
  },
];
