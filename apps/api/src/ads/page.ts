import type { Language } from "@parution/contract/call";
import type { Queries } from "../platform/database/index.ts";
import { COUNTED, type FoundPage, PAGE_SIZE } from "../platform/http/index.ts";
import { type AdFilter, type AdRow, countAds, listAdPage } from "./list-queries.ts";

/** A page of ads, and where it stands among them. */
interface AdPage extends FoundPage {
  /** Newest first. */
  readonly rows: readonly AdRow[];
}

/** The page `page`, from 1, of the ads that a filter leaves. */
export async function readAdPage(
  db: Queries,
  filter: AdFilter,
  page: number,
  language: Language,
): Promise<AdPage> {
  const offset = (page - 1) * PAGE_SIZE;
  const place = { offset, limit: PAGE_SIZE + 1 };
  const found = await listAdPage(db, filter, place, language);
  const rows = found.slice(0, PAGE_SIZE);
  const endsHere = rows.length > 0 && rows.length === found.length;
  const total = endsHere ? offset + rows.length : await countAds(db, filter, COUNTED);
  return { rows, page, hasNext: found.length > PAGE_SIZE, total };
}
