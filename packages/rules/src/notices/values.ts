import { isIsoDate } from "../dates/index.ts";
import { NOTICE_FIELDS, type NoticeValues } from "./fields.ts";

/** True where a stored value is a {@link NoticeValues}. */
export function isNoticeValues(kept: unknown): kept is NoticeValues {
  if (!isRecord(kept)) return false;
  return Object.entries(NOTICE_FIELDS).every(([id, field]) => {
    const value = kept[id];
    switch (field.type) {
      case "choice":
        return field.choices.some((choice) => choice === value);
      case "money":
      case "count":
        return isCount(value);
      case "date":
        return value === null || (typeof value === "string" && isIsoDate(value));
      case "person":
        return isPerson(value);
      case "people":
        return Array.isArray(value) && value.every(isPerson);
      default:
        return typeof value === "string";
    }
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isCount = (value: unknown) => value === null || Number.isSafeInteger(value);

function isPerson(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { name, address, shares } = value;
  return typeof name === "string" && typeof address === "string" && isCount(shares);
}
