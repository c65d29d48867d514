import { readMyAd } from "@parution/contract/ads";
import type { CallAnswer, Language } from "@parution/contract/call";
import { adStatusOf } from "@parution/rules/ads";
import { splitPaperContent } from "@parution/rules/paper-content";
import { reachOf, summariseSupport, toIsoDate } from "../orders/index.ts";
import { bindSession, type Messages, notFound } from "../platform/http/index.ts";
import { publishToday } from "../publishing/index.ts";
import { type AdDetailRow, selectAd } from "./detail-queries.ts";
import { adBadge } from "./labels.ts";
import { paperHtml } from "./paper-html.ts";
import { photoUrl } from "./photo-route.ts";

type Detail = CallAnswer<typeof readMyAd>;

/** One of one's ads, in full. */
export const readMyAdRoute = bindSession(
  readMyAd,
  async ({ context, identity, language, input }) => {
    await publishToday(context);
    const row = await selectAd(context.db, input.query, reachOf(identity), language);
    if (row === undefined) throw notFound(unknownAd);
    return {
      ...describeAd(row, language),
      ...describeChoices(row),
      publicUrl: row.online ? publicUrlOf(row, context.config.publicUrl, language) : null,
    };
  },
);

function describeAd(row: AdDetailRow, language: Language) {
  const paperContent = splitPaperContent(row.paper_content);
  return {
    id: row.id,
    orderId: row.order_id,
    reference: row.ref_web,
    slug: row.slug,
    title: row.web_title,
    paperContent,
    html: paperHtml(paperContent),
    webContent: row.publish_on_web ? row.web_content : null,
    layout: row.layout,
    publishOnWeb: row.publish_on_web,
    online: row.online,
    status: adStatusOf(row.status),
    badge: adBadge(row.status, language),
    total: row.total,
    type: row.type,
    city: row.city ?? row.other_city,
    createdAt: row.created_at.getTime(),
    dates: row.dates.map(({ date }) => toIsoDate(date)),
    photoUrls: row.photos.map(({ id }) => photoUrl(id)),
    advertiser: { name: `${row.first_name} ${row.last_name}`, photoUrl: row.photo_path },
  } satisfies Partial<Detail>;
}

function describeChoices(row: AdDetailRow) {
  const isLine = row.format === "L";
  return {
    support: summariseSupport(row),
    heading: { id: row.heading_id, label: row.heading },
    subheading:
      row.subheading_id === null ? null : { id: row.subheading_id, label: row.subheading ?? "" },
    product: {
      format: isLine ? "line" : "modular",
      unitPrice: row.unit_price,
      label: row.product,
      title: row.product,
      type: row.type,
    },
    canvas: isLine ? null : describeCanvas(row),
    options: row.options,
  } satisfies Partial<Detail>;
}

function describeCanvas(row: AdDetailRow): Detail["canvas"] {
  if (row.canvas_id === null) return null;
  return {
    id: row.canvas_id,
    label: row.canvas ?? "",
    imageUrl: row.image,
    className: row.css_class,
    width: row.width_mm ?? 0,
    height: row.height_mm ?? 0,
  };
}

/** Where visitors read an ad (specification 2, point 2). */
function publicUrlOf(row: AdDetailRow, publicUrl: string, language: Language): string {
  const path = [language, "annonce", row.heading_slug, row.slug, row.id].map((part) =>
    encodeURIComponent(part),
  );
  return [publicUrl, ...path].join("/");
}

const unknownAd: Messages = { fr: "Cette annonce est introuvable.", ar: "هذا الإعلان غير موجود." };
