import type { PaperContent } from "@parution/rules/paper-content";
import type { Heading } from "../catalogue/offer.ts";
import type { EditableAd } from "../form-mode.ts";
import { EMPTY_ORDER, type OrderValues } from "../order-values.ts";

/** The files of an ad, read back. */
export type ReadFiles = Pick<OrderValues, "photos" | "files">;

/**
 * The form as an ad fills it. Its terms were accepted when it was ordered.
 *
 * @param heading the ad's, whose questions give the options their order
 */
export function editedValues(
  ad: EditableAd,
  heading: Heading | undefined,
  files: ReadFiles,
): OrderValues {
  return {
    ...EMPTY_ORDER,
    ...files,
    medium: ad.medium,
    supportId: ad.supportId,
    headingId: ad.headingId,
    typeId: ad.typeId,
    subheadingId: ad.subheadingId,
    options: (heading?.options ?? []).map(
      ({ id }) => ad.options.find(({ optionId }) => optionId === id)?.valueId ?? null,
    ),
    colourId: ad.colourId,
    canvasId: ad.canvasId,
    layout: ad.layout ?? EMPTY_ORDER.layout,
    texts: textsOf(ad.paperContent),
    dates: ad.dates,
    sector: ad.sector ?? "",
    reference: ad.tenderReference ?? "",
    publishOnWeb: ad.publishOnWeb,
    webTitle: ad.webTitle,
    webContent: ad.webContent,
    cityId: ad.cityId,
    otherCity: ad.otherCity ?? "",
    ice: ad.ice ?? "",
    purchaseOrder: ad.purchaseOrder ?? "",
    anonymous: ad.anonymous,
    termsAccepted: true,
  };
}

function textsOf(content: PaperContent): OrderValues["texts"] {
  if (content.kind === "plain") return { ...EMPTY_ORDER.texts, text: content.text };
  const { title, body, footer } = content;
  return { text: "", title, body, footer };
}
