export type { DateFieldHandle } from "../date-picker/date-frame.tsx";
export {
  DateTimeField,
  type DateTimeFieldLabels,
  type DateTimeFieldProps,
} from "./date-time-field.tsx";
export type { IsoDateTime } from "./iso-date-time.ts";
