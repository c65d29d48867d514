import type { FieldPath } from "react-hook-form";
import type { OrderValues } from "./order-values.ts";
import type { TextShape } from "./text-shape.ts";

type Messages = Readonly<Record<string, readonly string[]>>;
export type OrderField = FieldPath<OrderValues>;

export interface PlacedErrors {
  readonly fields: readonly (readonly [field: OrderField, message: string])[];
  /** Of fields that the form does not show. */
  readonly others: readonly string[];
}

const places: Readonly<Record<string, OrderField>> = {
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

/** Where the server's messages are shown: under the field that they are about. */
export function placeErrors(messages: Messages, shape: TextShape | null): PlacedErrors {
  const fields: [OrderField, string][] = [];
  const others: string[] = [];
  for (const [name, texts] of Object.entries(messages)) {
    const place = name === "paperContent" ? paperField(shape) : places[name];
    const message = texts.join(" ");
    if (place === undefined) others.push(message);
    else fields.push([place, message]);
  }
  return { fields, others };
}

const paperField = (shape: TextShape | null): OrderField =>
  shape?.kind === "sections" ? "texts.body" : "texts.text";
