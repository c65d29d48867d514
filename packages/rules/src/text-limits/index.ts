export {
  ADDRESS_LIMIT,
  codePointCount,
  hasStackedMarks,
  MARKS_PER_CHARACTER,
  NAME_LIMIT,
  type TextFault,
  textFault,
} from "./text-limits.ts";
