import { readMyAd } from "@parution/contract/ads";
import type { CallAnswer } from "@parution/contract/call";
import { toIsoDate } from "@parution/rules/dates";
import { paperHtml, splitPaperContent } from "@parution/rules/paper-content";
import { reachOf } from "../access/index.ts";
import { readCreditCondition } from "../ledger/index.ts";
import { linkToken } from "../mail/index.ts";
import { summariseSupport } from "../orders/index.ts";
import { momentOf } from "../platform/context.ts";
import { bindSession } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import { publishToday } from "../publishing/index.ts";
import { describeActionable } from "./actionable.ts";
import { publicUrlOf } from "./labels.ts";
import { unknownAd } from "./own-ad.ts";
import { photoUrl } from "./photo-route.ts";
import { type AdDetailRow, listOpenChoices, selectAd } from "./queries.ts";

type Detail = CallAnswer<typeof readMyAd>;

/** An ad of the caller's, in full. */
export const readMyAdRoute = bindSession(
  readMyAd,
  async ({ context, identity, language, input }) => {
    await publishToday(context);
    const row = await selectAd(context.db, input.query, reachOf(identity), language);
    if (row === undefined) throw notFound(unknownAd);
    const credit = await readCreditCondition(context.db, identity.businessId);
    const choices = await listOpenChoices(context.db, row.id, new Date(context.clock.now()));
    return {
      ...describeActionable(row, { moment: momentOf(context), identity, language, credit }),
      ...describeTexts(row),
      ...describeChoices(row),
      openChoices: choices.map(({ day, due_at, link_id }) => ({
        day: toIsoDate(day),
        until: due_at.getTime(),
        url: `${context.config.publicUrl}/ads/parution-manquee/${language}/${linkToken(context.config, link_id)}`,
      })),
      publicUrl: row.online ? publicUrlOf(row, context.config.publicUrl, language) : null,
    };
  },
);

function describeTexts(row: AdDetailRow) {
  const paperContent = splitPaperContent(row.paper_content);
  return {
    paperContent,
    html: row.html ?? paperHtml(paperContent),
    webContent: row.publish_on_web ? row.web_content : null,
    layout: row.layout,
    wordBreak: row.word_break,
    publishOnWeb: row.publish_on_web,
    total: row.total,
    type: row.type,
    city: row.city ?? row.other_city,
    createdAt: row.created_at.getTime(),
    dates: row.dates,
    photoUrls: row.photos.map(({ id }) => photoUrl(id)),
    advertiser: { name: `${row.first_name} ${row.last_name}`, photoUrl: row.photo_path },
  } satisfies Partial<Detail>;
}

function describeChoices(row: AdDetailRow) {
  const isLine = row.format === "L";
  return {
    support: summariseSupport(row),
    heading: { id: row.heading_id, label: row.heading },
    printedHeading: row.printed_heading,
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
    titleLimit: row.title_limit ?? 0,
    bodyLimit: row.body_limit ?? 0,
    footerLimit: row.footer_limit ?? 0,
  };
}
