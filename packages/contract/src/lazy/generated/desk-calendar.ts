// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../desk-calendar/index.ts");

export const readDeskCalendar = lazyCall(
  { name: "readDeskCalendar", shows: "calendar" },
  async () => (await calls()).readDeskCalendar,
);

export const setDay = lazyCall(
  { name: "setDay", changes: ["calendar"] },
  async () => (await calls()).setDay,
);

export const moveDay = lazyCall(
  { name: "moveDay", changes: ["calendar"] },
  async () => (await calls()).moveDay,
);

export const writeHolidays = lazyCall(
  { name: "writeHolidays", changes: ["calendar"] },
  async () => (await calls()).writeHolidays,
);

export const changeWeek = lazyCall(
  { name: "changeWeek", changes: ["calendar"] },
  async () => (await calls()).changeWeek,
);

export const previewClosure = lazyCall(
  { name: "previewClosure" },
  async () => (await calls()).previewClosure,
);

export const exportAffected = lazyCall(
  { name: "exportAffected" },
  async () => (await calls()).exportAffected,
);

export const exportClosure = lazyCall(
  { name: "exportClosure" },
  async () => (await calls()).exportClosure,
);

export const declareClosure = lazyCall(
  { name: "declareClosure", changes: ["calendar"] },
  async () => (await calls()).declareClosure,
);

export const undoClosure = lazyCall(
  { name: "undoClosure", changes: ["calendar"] },
  async () => (await calls()).undoClosure,
);
