import {
  exportEditionReport,
  exportModerationReport,
  exportRevenueReport,
  readEditionReport,
  readModerationReport,
  readReportSupports,
  readRevenueReport,
} from "@parution/contract/desk-reports";
import type { Route } from "../platform/http/application.ts";
import { bindStaff } from "../staff/index.ts";
import { describeEditions } from "./editions.ts";
import { describeModeration } from "./moderation.ts";
import { describeRevenue } from "./revenue.ts";
import { exportEditions, exportModeration, exportRevenue } from "./sheets.ts";
import { spanOf } from "./span.ts";

/** Reports for those who sell and keep the books. */
export const deskReportRoutes: readonly Route[] = [
  bindStaff(readReportSupports, ({ context, language }) =>
    context.db
      .selectFrom("supports")
      .select(["id", `label_${language} as label`])
      .orderBy("position")
      .orderBy("id")
      .execute(),
  ),

  bindStaff(readRevenueReport, ({ context: { db, config }, input: { query }, language }) =>
    describeRevenue(db, spanOf(query, config.publisherZone), query.by, language),
  ),

  bindStaff(exportRevenueReport, (request) => {
    const { query } = request.input;
    return exportRevenue(request, spanOf(query, request.context.config.publisherZone), query.by);
  }),

  bindStaff(readModerationReport, ({ context: { db, config }, input, language }) =>
    describeModeration(db, spanOf(input.query, config.publisherZone), language),
  ),

  bindStaff(exportModerationReport, (request) =>
    exportModeration(request, spanOf(request.input.query, request.context.config.publisherZone)),
  ),

  bindStaff(readEditionReport, ({ context: { db, config }, input, language }) =>
    describeEditions(db, spanOf(input.query, config.publisherZone), language),
  ),

  bindStaff(exportEditionReport, (request) =>
    exportEditions(request, spanOf(request.input.query, request.context.config.publisherZone)),
  ),
];
