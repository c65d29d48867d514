import type { CallInput } from "@parution/contract/call";
import type { placeAd } from "@parution/contract/orders";
import { countLines } from "@parution/rules/lines";
import type { Centimes } from "@parution/rules/money";
import type { OptionChoice } from "@parution/rules/options";
import { paperHtml } from "@parution/rules/paper-content";
import { ANOTHER_CITY } from "@parution/rules/profile";
import type { Account } from "../account.ts";
import type { Offer } from "../catalogue/offer.ts";
import type { OrderValues } from "../order-values.ts";
import type { TextShape } from "../text/text-shape.ts";

type OrderBody = CallInput<typeof placeAd>["body"];
/** Fields that an order may leave out, null where it does: absent fields are not sent at all. */
type Loose = { readonly [Name in keyof OrderBody]?: OrderBody[Name] | null };

/**
 * Body of the order's call: fields that the form does not show are left out, so that nothing hidden is ordered.
 *
 * @param total price on the page in centimes, which the server compares with its own
 * @throws RangeError when support or heading are not chosen: validation comes first
 */
export function orderBodyOf(
  values: OrderValues,
  offer: Offer,
  shape: TextShape,
  account: Account,
  total: Centimes,
): OrderBody {
  if (values.supportId === null || values.headingId === null) {
    throw new RangeError("An order without a support or a heading");
  }
  const { supportId, headingId } = values;
  const optional: Loose = {
    medium: values.medium,
    typeId: values.typeId,
    productId: offer.product?.id ?? null,
    subheadingId: values.subheadingId,
    options: chosenOptions(values, offer),
    colourId: offer.choosesColour ? values.colourId : null,
    canvasId: offer.canvas?.id ?? null,
    sector: offer.subheading?.asksSector ? values.sector : null,
    files: offer.takesAttachments ? [...values.files] : null,
    ...textsOf(values, shape, offer),
    ...webPartOf(values, offer),
    ...accountPartOf(values, account),
    anonymous: values.anonymous,
    termsAccepted: values.termsAccepted,
    status: 1,
  };
  const html = optional.paperContent ? paperHtml(optional.paperContent) : "";
  const dates = [...values.dates];
  return { ...withoutNulls(optional), supportId, headingId, dates, total, ...(html && { html }) };
}

/** Text that identifies a submission; files by their name, size and date. */
export function fingerprintOf(body: OrderBody, payLater: boolean): string {
  return JSON.stringify([payLater, body], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/** Options are sent when at least the first two are chosen, which the encoding sees to. */
function chosenOptions({ options }: OrderValues, { heading }: Offer): OptionChoice[] | null {
  const choices = (heading?.options ?? []).flatMap(({ id }, index) => {
    const valueId = options[index] ?? null;
    return valueId === null ? [] : [{ optionId: id, valueId }];
  });
  return choices.length === 0 ? null : choices;
}

function textsOf({ texts }: OrderValues, shape: TextShape, { wordBreak }: Offer): Loose {
  switch (shape.kind) {
    case "line":
      return {
        paperContent: { kind: "plain", text: texts.text },
        lineCount: countLines(texts.text, wordBreak),
      };
    case "plain":
      return { layout: "plainText", paperContent: { kind: "plain", text: texts.text } };
    case "sections": {
      const { title, body } = texts;
      const footer = shape.canvas.footerLimit > 0 ? texts.footer : "";
      const parts = { title, body, footer };
      return { layout: "modular", paperContent: { kind: "sections", ...parts }, ...parts };
    }
  }
}

/** Fixed-price supports are always on the web. */
function webPartOf(values: OrderValues, { fixedPrice }: Offer): Loose {
  const publishOnWeb = fixedPrice || values.publishOnWeb;
  if (!publishOnWeb) return { publishOnWeb };
  const { webTitle, webContent, photos } = values;
  return { publishOnWeb, webTitle, webContent, photos: [...photos] };
}

function accountPartOf(values: OrderValues, { user, permissions }: Account): Loose {
  const { choosesCity, entersIce, givesReference } = permissions;
  const reference = givesReference ? values.reference.trim() || null : null;
  return {
    userId: user.id,
    phone: user.phone,
    email: user.email,
    // The wire has two names for the one reference.
    reference,
    referenceNumber: reference,
    cityId: choosesCity ? values.cityId : null,
    otherCity: choosesCity && values.cityId === ANOTHER_CITY ? values.otherCity : null,
    purchaseOrder: values.purchaseOrder.trim() || null,
    ice: entersIce && values.ice.trim() !== "" ? values.ice : null,
  };
}

function withoutNulls(body: Loose): Partial<OrderBody> {
  // Taking the nulls out is what makes the loose body a body.
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== null),
  ) as Partial<OrderBody>;
}
