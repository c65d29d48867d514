import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer, partsCompany } from "./shared.ts";

/** تغيير المسير. */
export const managerChange: NoticeTemplate = {
  title: ["{company}", "تغيير المسير"],
  body: [
    ...partsCompany,
    "بمقتضى قرار {decidedBy} المؤرخ في {actDate}[، والساري ابتداء من {effectiveDate}]، تقرر ما يلي:",
    "إنهاء مهام المسير[ ({departure})]: {formerManager}",
    "تعيين مسير جديد: {newManager}",
    deposit,
  ],
  footer,
};
