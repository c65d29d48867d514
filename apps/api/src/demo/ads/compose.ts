import type { DetailsInput } from "../../orders/place/details.ts";
import type { Offer, Selection } from "../../pricing/index.ts";
import type { Facts } from "./facts.ts";
import type { AdText } from "./kinds/ad-kind.ts";
import type { PlannedAd } from "./plan.ts";
import { dice } from "./random.ts";
import type { Schedule } from "./schedule.ts";

/** An ad as it is written for one support. */
interface Written {
  readonly planned: PlannedAd;
  readonly offer: Offer;
  readonly headingId: number;
  readonly subheadingId: number;
  readonly facts: Facts;
  readonly text: AdText;
}

type Canvas = Offer["canvases"][number];

/** Selection that the form would send to order an ad. */
export function composeSelection(written: Written, { dates }: Schedule): Selection {
  const { planned, offer, headingId, subheadingId } = written;
  const chosen = {
    supportId: planned.supportId,
    headingId,
    subheadingId,
    options: answer(offer, planned.kind.choices ?? []),
    dates,
  };
  if (offer.fixed_price) return { ...chosen, paperContent: plain(written) };
  const module = smallestModule(written);
  return module === null
    ? { ...chosen, paperContent: plain(written) }
    : { ...chosen, ...module, layout: "modular" };
}

/** Details that the form would send with the selection. */
export function composeDetails({ planned, facts, text }: Written, cityId: number): DetailsInput {
  return {
    termsAccepted: true,
    publishOnWeb: true,
    anonymous: dice(planned.seed + 4).between(1, 8) === 1,
    webTitle: text.title,
    webContent: text.body,
    cityId,
    countryId: 1,
    phone: facts.phone,
    reference: `${facts.register}/${facts.year}`,
  };
}

function plain({ text }: Written) {
  return { kind: "plain", text: `${text.title}\n${text.body}` } as const;
}

/** Every option of the heading with the choice at its place, the first where none is named. */
function answer({ choices }: Offer, places: readonly number[]) {
  const questions = Map.groupBy(choices, ({ option_id }) => option_id);
  return [...questions].flatMap(([optionId, offered], index) => {
    const choice = offered[places[index] ?? 0];
    return choice === undefined ? [] : [{ optionId, valueId: choice.id }];
  });
}

/**
 * Ads with a signature are set as modules, on the smallest canvas that has room for them; every other one of them by
 * the line, where the heading is sold so.
 */
function smallestModule({ planned, offer, text, facts }: Written) {
  const footer = planned.kind.signature?.(facts);
  const isByLine = planned.seed % 2 === 1 && offer.products.some(({ format }) => format === "L");
  if (footer === undefined || isByLine) return null;
  const colours = offer.products.filter(({ format }) => format === "M");
  const product = dice(planned.seed + 5).pick(colours);
  const parts = { ...text, footer };
  const canvas = offer.canvases.find(
    (candidate) => candidate.product_id === product.id && hasRoom(candidate, parts),
  );
  if (canvas === undefined) throw new RangeError(`No canvas has room for «${text.title}»`);
  return { ...parts, productId: product.id, canvasId: canvas.id };
}

function hasRoom(canvas: Canvas, parts: AdText & { readonly footer: string }): boolean {
  return (
    parts.title.length <= canvas.title_limit &&
    parts.body.length <= canvas.body_limit &&
    parts.footer.length <= canvas.footer_limit
  );
}
