import type { Language } from "@parution/contract/call";
import type { Queries } from "../platform/database/index.ts";
import { selectNotices } from "./sources.ts";

/** The ads behind some notices, in no order. */
export async function listNoticeRows(db: Queries, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  return selectNotices(db, language).where("notice.ad_id", "in", ids).execute();
}

export type NoticeRow = Awaited<ReturnType<typeof listNoticeRows>>[number];
