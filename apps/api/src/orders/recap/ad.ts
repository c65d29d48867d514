import type { CallAnswer } from "@parution/contract/call";
import type { readRecap } from "@parution/contract/orders";
import type { Clock } from "@parution/rules/calendar";
import { toIsoDate } from "@parution/rules/dates";
import { splitPaperContent } from "@parution/rules/paper-content";
import { type EditableRow, refusalOf } from "../edit/editable.ts";
import type { OrderedAdRow } from "./queries.ts";

type OrderedAd = NonNullable<CallAnswer<typeof readRecap>["ad"]>;

/** The ad of an order, as its recap shows it. */
export function describeAd(
  ad: OrderedAdRow,
  files: Pick<OrderedAd, "photos" | "files">,
  orderStatus: EditableRow["order_status"],
  clock: Clock,
): OrderedAd {
  return {
    id: ad.id,
    slug: ad.slug,
    reference: ad.ref_web,
    title: ad.web_title,
    type: ad.type,
    heading: ad.heading,
    printedHeading: ad.printed_heading,
    subheading: ad.subheading,
    options: ad.options,
    sector: ad.sector || null,
    tenderReference: ad.reference || null,
    format: ad.format === "L" ? "line" : "modular",
    layout: ad.layout,
    lines: ad.line_count,
    paperContent: splitPaperContent(ad.paper_content),
    webContent: ad.publish_on_web ? ad.web_content : null,
    publishOnWeb: ad.publish_on_web,
    canvas: describeCanvas(ad),
    colour: ad.format === "L" ? null : ad.colour,
    ...files,
    anonymous: ad.anonymous,
    city: ad.city ?? ad.other_city,
    mayEdit: refusalOf({ ...ad, order_status: orderStatus }, clock) === null,
    dates: ad.dates.map(({ date }) => toIsoDate(date)),
  };
}

function describeCanvas(ad: OrderedAdRow): OrderedAd["canvas"] {
  if (ad.format === "L" || ad.canvas_id === null) return null;
  return {
    id: ad.canvas_id,
    label: ad.canvas ?? "",
    width: ad.width_mm ?? 0,
    height: ad.height_mm ?? 0,
    titleLimit: ad.title_limit ?? 0,
    bodyLimit: ad.body_limit ?? 0,
    footerLimit: ad.footer_limit ?? 0,
  };
}
