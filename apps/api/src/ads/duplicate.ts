import { duplicateAd } from "@parution/contract/ads";
import { leavesTimeToPay, publicationDays } from "@parution/rules/calendar";
import type { IsoDate } from "@parution/rules/dates";
import { splitPaperContent } from "@parution/rules/paper-content";
import { ANOTHER_CITY } from "@parution/rules/profile";
import { readSupportCalendar } from "../calendar/index.ts";
import { checkUnpricedAd, insertOrder, keepFiles, type UnpricedBody } from "../orders/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import { bindSession } from "../platform/http/bind.ts";
import { conflict, type Messages, notFound, ProblemError } from "../platform/http/problems.ts";
import { once } from "../platform/idempotency/once.ts";
import { findActable, unknownAd } from "./own-ad.ts";
import { selectCopied, selectCopiedFiles } from "./queries.ts";

/**
 * Orders an unpaid copy of an ad, its files included, on as many of the next days that can be ordered, checked and
 * priced as a new order.
 */
export const duplicateAdRoute = bindSession(duplicateAd, async (request) => {
  const { context, language, input } = request;
  const { id } = await findActable(context.db, input.body.id, "duplicate", request);
  const copy = await checkCopy(request, await readCopy(context, id));
  return keepFiles(context.storage, copy.files, (refersToFiles) =>
    once(request, async (tx) => {
      const ids = await insertOrder(tx, { order: copy });
      refersToFiles();
      return { ...ids, message: texts.duplicated[language] };
    }),
  );
});

/** Ordered products may have left the catalogue since. */
async function checkCopy(request: Parameters<typeof checkUnpricedAd>[0], body: UnpricedBody) {
  try {
    return await checkUnpricedAd(request, body, null);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 422) {
      throw conflict("NOT_ORDERABLE", texts.gone);
    }
    throw error;
  }
}

/** An ad as a new order of it. */
async function readCopy(context: Context, adId: number): Promise<UnpricedBody> {
  const ad = await selectCopied(context.db, adId);
  if (ad === undefined) throw notFound(unknownAd);
  const files = await readFiles(context, adId);
  return {
    supportId: ad.support_id,
    headingId: ad.heading_id,
    typeId: ad.ad_type_id,
    productId: ad.product_id,
    subheadingId: ad.subheading_id ?? undefined,
    colourId: ad.colour_id ?? undefined,
    canvasId: ad.canvas_id ?? undefined,
    options: [...ad.options],
    layout: ad.layout ?? undefined,
    paperContent: splitPaperContent(ad.paper_content),
    html: ad.html ?? undefined,
    webTitle: ad.web_title,
    webContent: ad.web_content,
    publishOnWeb: ad.publish_on_web,
    anonymous: ad.anonymous,
    cityId: ad.other_city === null ? (ad.city_id ?? undefined) : ANOTHER_CITY,
    otherCity: ad.other_city ?? undefined,
    countryId: ad.country_id ?? undefined,
    sector: ad.sector ?? undefined,
    phone: ad.telephone ?? undefined,
    email: ad.email ?? undefined,
    ice: ad.ice ?? undefined,
    reference: ad.reference ?? undefined,
    // As when it was first ordered.
    termsAccepted: true,
    dates: await nextDates(context, ad),
    photos: files.filter(({ kind }) => kind === "photo").map(({ file }) => file),
    files: files.filter(({ kind }) => kind === "attachment").map(({ file }) => file),
  };
}

type CopiedAd = NonNullable<Awaited<ReturnType<typeof selectCopied>>>;

/** @throws ProblemError 409 when the support has no date left that leaves time to pay. */
async function nextDates(
  context: Context,
  {
    support_id: supportId,
    fixed_price: fixedPrice,
    lead_hours: leadHours,
    date_count: count,
  }: CopiedAd,
): Promise<IsoDate[]> {
  const clock = clockOf(context);
  const calendar = await readSupportCalendar(context.db, supportId, clock);
  const open = publicationDays(calendar).filter(
    ({ available, date }) =>
      available && leavesTimeToPay({ firstDate: date, fixedPrice, leadHours }, clock),
  );
  if (open.length === 0) throw conflict("NOT_ORDERABLE", texts.noDate);
  return open.slice(0, count).map(({ date }) => date);
}

async function readFiles({ db, storage }: Context, adId: number) {
  const rows = await selectCopiedFiles(db, adId);
  return Promise.all(
    rows.map(async ({ kind, name, media_type, storage_key }) => {
      const bytes = await storage.get(storage_key);
      if (bytes === null) throw new Error(`The storage has lost ${storage_key}.`);
      return { kind, file: new File([bytes], name, { type: media_type }) };
    }),
  );
}

const texts = {
  duplicated: {
    fr: "Votre annonce est dupliquée aux prochaines dates disponibles. Vérifiez-la avant de la payer.",
    ar: "تم نسخ إعلانكم في أقرب التواريخ المتاحة. المرجو مراجعته قبل أداء ثمنه.",
  },
  gone: {
    fr: "Cette annonce ne peut plus être commandée telle quelle : passez-en une nouvelle.",
    ar: "لا يمكن طلب هذا الإعلان كما هو: المرجو تقديم إعلان جديد.",
  },
  noDate: {
    fr: "Ce journal n’a plus de date assez éloignée pour une copie : passez une nouvelle annonce.",
    ar: "لم يعد لهذه الجريدة تاريخ بعيد بما يكفي لنسخة: المرجو تقديم إعلان جديد.",
  },
} as const satisfies Record<string, Messages>;
