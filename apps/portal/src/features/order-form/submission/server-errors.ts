import type { FieldPath } from "react-hook-form";
import type { OrderValues } from "../order-values.ts";
import type { TextShape } from "../text/text-shape.ts";

export type OrderField = FieldPath<OrderValues>;

const fieldPaths: Readonly<Record<string, OrderField>> = {
  medium: "medium",
  supportId: "supportId",
  headingId: "headingId",
  typeId: "typeId",
  productId: "typeId",
  subheadingId: "subheadingId",
  options: "options.0",
  sector: "sector",
  reference: "reference",
  referenceNumber: "reference",
  colourId: "colourId",
  canvasId: "canvasId",
  title: "texts.title",
  body: "texts.body",
  footer: "texts.footer",
  files: "files",
  dates: "dates",
  publishOnWeb: "publishOnWeb",
  webTitle: "webTitle",
  webContent: "webContent",
  photos: "photos",
  cityId: "cityId",
  otherCity: "otherCity",
  ice: "ice",
  purchaseOrder: "purchaseOrder",
  anonymous: "anonymous",
  termsAccepted: "termsAccepted",
};

/** Form field of a field of the service; null where the form does not show it. */
export function fieldPathOf(name: string, shape: TextShape | null): OrderField | null {
  if (name !== "paperContent") return fieldPaths[name] ?? null;
  return shape?.kind === "sections" ? "texts.body" : "texts.text";
}
