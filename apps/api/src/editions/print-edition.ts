import type { IsoDate } from "@parution/rules/dates";
import { unprintableCharacters } from "@parution/rules/print-coverage";
import { queueMail } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { printPdf } from "../typesetter/index.ts";
import { type LaidOut, layOutAds, type Newspaper, onlyAds } from "./edition.ts";
import type { EditionAd } from "./queries.ts";
import { pagesDocument, setPages } from "./set-pages.ts";

/** An edition to print: its ads, and the file's name without its extension. */
interface Print {
  readonly userId: number;
  readonly newspaper: Newspaper;
  readonly day: IsoDate;
  readonly ads: readonly EditionAd[];
  /** Kept pages, on which these ads stay where they are; null: the ads are laid out now. Default: null. */
  readonly kept?: LaidOut | null;
  readonly name: string;
  /** True for pages whose edition is not known to be printed: each says so. Default: false. */
  readonly isDraft?: boolean;
}

/**
 * The pages of an edition as a PDF. Ads that cannot be set, or fit no page, are left out; the newspaper is notified of them
 * by mail, and of those that are printed with substitutes for characters.
 */
export function printEdition(
  context: Context,
  { userId, newspaper, day, ads, kept = null, name, isDraft = false }: Print,
): Promise<File> {
  return printPdf({ context, userId, name }, async (set) => {
    const { leftOut } = kept ?? layOutAds(newspaper, ads);
    const unfit = ads.filter((ad) => leftOut.includes(ad));
    const fitting = ads.filter((ad) => !unfit.includes(ad));
    const layOut = (some: readonly EditionAd[]) =>
      kept === null ? layOutAds(newspaper, some) : onlyAds(kept, some);
    const pages = await setPages(set, fitting, (some) =>
      pagesDocument(newspaper, day, layOut(some), isDraft),
    );
    const edition = { newspaper, day };
    await report(context, "ads-left-out", edition, [...unfit, ...pages.leftOut]);
    const substituted = ads.filter((ad) => unprintableCharacters(ad.paper_content, 1).length > 0);
    await report(context, "ads-substituted", edition, substituted);
    return pages.pdf;
  });
}

/** Mails to the newspaper, once for an ad and a day, which ads its pages lack or print with substitutes. */
async function report(
  { db, clock, config, log }: Context,
  template: "ads-left-out" | "ads-substituted",
  { newspaper, day }: Pick<Print, "newspaper" | "day">,
  ads: readonly EditionAd[],
): Promise<void> {
  if (ads.length === 0) return;
  const references = ads.map(({ ref_web }) => ref_web).toSorted();
  log.error({ template, references, day, support: newspaper.slug }, "pages incomplete");
  const mail = {
    to: config.mail.contactTo,
    language: newspaper.language,
    template,
    data: { support: newspaper.label, day, references },
    key: `${template}:${newspaper.slug}:${day}:${references.join(",").slice(0, 150)}`,
  } as const;
  await transaction(db, (tx) => queueMail(tx, mail, new Date(clock.now())));
}
