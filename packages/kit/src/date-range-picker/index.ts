export type { DateFieldHandle } from "../date-picker/date-frame.tsx";
export type { IsoDate } from "../publication-calendar/iso-date.ts";
export type { DateRange, DateRangePreset } from "./date-range.ts";
export {
  DateRangePicker,
  type DateRangePickerLabels,
  type DateRangePickerProps,
} from "./date-range-picker.tsx";
