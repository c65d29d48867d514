export type { IsoDate } from "../publication-calendar/iso-date.ts";
export type { CalendarLabels, DatePickerLabels } from "./calendar-labels.ts";
export type { DateFieldHandle } from "./date-frame.tsx";
export { DatePicker, type DatePickerProps } from "./date-picker.tsx";
