import type { ComponentType } from "react";

/** All contenders, loaded one at a time so that none affects the others. */
export const contenders = {
  "calendar-parution": async () => (await import("./contenders/calendar-parution.tsx")).Contender,
  "calendar-day-picker": async () =>
    (await import("./contenders/calendar-day-picker.tsx")).Contender,
  "calendar-mui": async () => (await import("./contenders/calendar-mui.tsx")).Contender,
  "calendar-react-aria": async () =>
    (await import("./contenders/calendar-react-aria.tsx")).Contender,
  "canvas-parution": async () => (await import("./contenders/canvas-parution.tsx")).Contender,
  "canvas-plain": async () => (await import("./contenders/canvas-plain.tsx")).Contender,
  "table-parution": async () => (await import("./contenders/table-parution.tsx")).Contender,
  "table-mui": async () => (await import("./contenders/table-mui.tsx")).Contender,
  "table-react-aria": async () => (await import("./contenders/table-react-aria.tsx")).Contender,
} satisfies Record<string, () => Promise<ComponentType>>;

export type ContenderName = keyof typeof contenders;

export function isContender(name: string): name is ContenderName {
  return Object.hasOwn(contenders, name);
}
