import * as z from "zod/mini";
import type { Media } from "../call/index.ts";
import { binary, code } from "../wire/index.ts";

/** The kinds of sheet files and their media types. */
export const SHEET_MEDIA = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xls: "application/vnd.ms-excel",
  csv: "text/csv",
} as const satisfies Readonly<Record<string, Media>>;

export type SheetFormat = keyof typeof SHEET_MEDIA;

/** The kind of file that an export shall be; `xls` where none is asked for. */
export const sheetFormat = z.optional(code({ xlsx: "xlsx", xls: "xls", csv: "csv" }));

/** Answer of every export. */
export const sheetFile = {
  media: [SHEET_MEDIA.xlsx, SHEET_MEDIA.xls, SHEET_MEDIA.csv],
  answer: binary,
} as const;
