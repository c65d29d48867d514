export {
  changeWeek,
  declareClosure,
  exportAffected,
  exportClosure,
  moveDay,
  previewClosure,
  readDeskCalendar,
  setDay,
  undoClosure,
  writeHolidays,
} from "./desk-calendar.ts";
