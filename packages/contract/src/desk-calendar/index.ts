export {
  changeWeek,
  declareClosure,
  moveDay,
  previewClosure,
  readDeskCalendar,
  setDay,
  undoClosure,
  writeHolidays,
} from "./desk-calendar.ts";
