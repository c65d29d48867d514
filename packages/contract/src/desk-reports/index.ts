export {
  exportEditionReport,
  exportModerationReport,
  exportRevenueReport,
  MOST_REPORT_DAYS,
  REVENUE_GROUPS,
  type RevenueGroup,
  readEditionReport,
  readModerationReport,
  readReportSupports,
  readRevenueReport,
} from "./reports.ts";
