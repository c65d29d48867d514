import type { ColumnType } from "kysely";

/** An ad that is online, as visitors list and search it; written by triggers of its ad alone. */
export interface NoticeTable {
  ad_id: number;
  support_id: number;
  heading_id: number;
  subheading_id: number | null;
  ad_type_id: number;
  colour_id: number | null;
  product_id: number;
  city_id: number | null;
  published_at: Date;
  /** Compared with `notice_query(…)`, never read. */
  words: ColumnType<never, never, never>;
}

/** The tables of migration 0024, by name. */
export interface NoticeTables {
  notices: NoticeTable;
}
