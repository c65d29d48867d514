import type { IsoDate } from "@parution/rules/dates";
import sharp from "sharp";
import type { Context } from "../platform/context.ts";
import type { Publication } from "../publishing/index.ts";
import { printRecordOf } from "./facts.ts";

/** Picture of an ad in its printed issue, PNG. */
export interface Clipping {
  readonly date: IsoDate;
  readonly picture: Uint8Array;
  /** True for the whole page, where a person found the ad by eye. */
  readonly isPage: boolean;
}

/** Most clippings on a certificate, of the first days; its table lists the others. */
const MOST_CLIPPINGS = 4;
/** Largest clipping in pixels, so that a certificate stays small enough to be verified as a file. */
const [WIDEST, HIGHEST] = [1000, 1400];
const COLOURS = 32;

/** Pictures of an ad on the days that printed issues prove; none for a day whose issue has none. */
export async function readClippings(
  { storage }: Pick<Context, "storage">,
  publication: Publication,
  published: readonly IsoDate[],
): Promise<readonly Clipping[]> {
  const clippings: Clipping[] = [];
  for (const date of published) {
    const record = printRecordOf(publication, date);
    const key = record?.clipping_key ?? null;
    const bytes = key === null ? null : await storage.get(key);
    if (bytes === null) continue;
    const picture = await sharp(bytes)
      .resize({ width: WIDEST, height: HIGHEST, fit: "inside", withoutEnlargement: true })
      .png({ palette: true, colours: COLOURS })
      .toBuffer();
    const isPage = record?.parts.some(({ width }) => width === 0) ?? false;
    clippings.push({ date, picture, isPage });
    if (clippings.length === MOST_CLIPPINGS) break;
  }
  return clippings;
}
