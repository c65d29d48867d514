import { readEditableAd } from "@parution/contract/orders";
import { toIsoDate } from "@parution/rules/dates";
import { splitPaperContent } from "@parution/rules/paper-content";
import { mediumOf } from "../../calendar/index.ts";
import { clockOf } from "../../platform/context.ts";
import type { Queries } from "../../platform/database/transaction.ts";
import { bindSession } from "../../platform/http/bind.ts";
import { type EditableRow, editedOrderOf, findEditable } from "./editable.ts";
import { fileUrl } from "./files.ts";
import { selectDates, selectFiles } from "./queries.ts";

/** Values of the order form for an ad of the caller's. */
export const readEditableAdRoute = bindSession(
  readEditableAd,
  async ({ context, identity, input, language }) => {
    const clock = clockOf(context);
    const ad = await findEditable(context.db, input.body.adId, identity, clock);
    const { settled, charged, coupon } = editedOrderOf(ad);
    return {
      ...describeChoices(ad),
      ...describeTexts(ad),
      ...(await describeFiles(context.db, ad.id)),
      orderId: ad.order_id,
      reference: ad.ref_web,
      settled,
      correction: ad[`correction_${language}`],
      charged,
      coupon: coupon && { percent: coupon.percent, productId: coupon.productId },
      dates: (await selectDates(context.db, ad.id)).map(({ date }) => toIsoDate(date)),
    };
  },
);

function describeChoices(ad: EditableRow) {
  return {
    id: ad.id,
    medium: mediumOf(ad.channel_id),
    supportId: ad.support_id,
    headingId: ad.heading_id,
    typeId: ad.ad_type_id,
    subheadingId: ad.subheading_id,
    options: [...ad.options],
    colourId: ad.colour_id,
    canvasId: ad.canvas_id,
    layout: ad.layout,
    wordBreak: ad.word_break,
    publishOnWeb: ad.publish_on_web,
    anonymous: ad.anonymous,
    cityId: ad.other_city === null ? ad.city_id : 0,
    otherCity: ad.other_city,
    ice: ad.ice,
    purchaseOrder: ad.purchase_order,
  };
}

function describeTexts(ad: EditableRow) {
  return {
    paperContent: splitPaperContent(ad.paper_content),
    webTitle: ad.web_title,
    webContent: ad.web_content,
    sector: ad.sector,
    tenderReference: ad.reference,
  };
}

/** An ad's photos and attachments, each kind in its order. */
export async function describeFiles(db: Queries, adId: number) {
  const rows = await selectFiles(db, adId);
  const ofKind = (wanted: string) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map(({ id, name, media_type, size }) => ({
        id,
        name,
        mediaType: media_type,
        size,
        url: fileUrl(id),
      }));
  return { photos: ofKind("photo"), files: ofKind("attachment") };
}
