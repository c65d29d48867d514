import { DETAIL_LIMITS } from "@parution/rules/ads";
import { iceStatus } from "@parution/rules/ice";
import { type PrintFault, printFault } from "@parution/rules/print-coverage";
import { textFault } from "@parution/rules/text-limits";
import * as z from "zod/mini";
import type { Requirements } from "./requirements.ts";

/** What the form says of values that do not hold. */
export interface OrderMessages {
  readonly required: string;
  readonly dates: string;
  readonly closedDates: string;
  readonly terms: string;
  readonly ice: string;
  readonly text: (fault: PrintFault) => string;
}

/** The rules of the form as it stands (specification 1, point 5); fields that do not show are not judged. */
export function orderSchema(needs: Requirements, messages: OrderMessages) {
  const { required } = messages;
  const detail = (name: keyof typeof DETAIL_LIMITS) => textSchema(DETAIL_LIMITS[name], messages);
  const detailIf = (asked: boolean, name: keyof typeof DETAIL_LIMITS) =>
    asked ? textSchema(DETAIL_LIMITS[name], messages, "required") : z.string();
  const oneOf = (ids: readonly number[], asked = true) =>
    asked
      ? z.nullable(z.number()).check(z.refine((id) => id !== null && ids.includes(id), required))
      : z.nullable(z.number());
  return z.object({
    medium: z.nullable(z.string()).check(z.refine((medium) => medium !== null, required)),
    supportId: oneOf(needs.supportIds, needs.asksSupport),
    headingId: oneOf(needs.headingIds, needs.asksHeading),
    typeId: oneOf(needs.typeIds, needs.asksType),
    subheadingId: oneOf(needs.subheadingIds, needs.subheadingIds.length > 0),
    options: optionsSchema(needs.optionIds, required),
    sector: detailIf(needs.asksSector, "sector"),
    reference: detail("reference"),
    colourId: oneOf(needs.colourIds, needs.choosesColour),
    canvasId: oneOf(needs.canvasIds, needs.choosesCanvas),
    texts: textsSchema(needs, messages),
    dates: z.array(z.string()).check(
      z.minLength(1, messages.dates),
      z.refine((dates) => dates.every((date) => isOpen(needs, date)), messages.closedDates),
    ),
    webTitle: detailIf(needs.onWeb, "webTitle"),
    webContent: needs.onWeb ? detail("webContent") : z.string(),
    cityId: needs.choosesCity
      ? z.nullable(z.number()).check(z.refine((id) => id !== null, required))
      : z.nullable(z.number()),
    otherCity: detailIf(needs.namesCity, "otherCity"),
    ice: needs.entersIce
      ? z.string().check(z.refine((text) => iceStatus(text) !== "malformed", messages.ice))
      : z.string(),
    purchaseOrder: detail("purchaseOrder"),
    termsAccepted: z.boolean().check(z.refine((accepted) => accepted, messages.terms)),
  });
}

function isOpen({ openDays }: Requirements, date: string): boolean {
  if (openDays === null) return true;
  const days: ReadonlyMap<string, unknown> = openDays;
  return days.has(date);
}

/** One answer for each of the heading's options; a question without an answer is told at its own place. */
function optionsSchema(ids: readonly (readonly number[])[], required: string) {
  return z.array(z.nullable(z.number())).check((payload) => {
    for (const [index, choices] of ids.entries()) {
      const chosen = payload.value[index] ?? null;
      if (chosen !== null && choices.includes(chosen)) continue;
      payload.issues.push({
        code: "custom",
        message: required,
        path: [index],
        input: payload.value,
      });
    }
  });
}

/** A text of at most `limit` characters; null: of any length. */
function textSchema(
  limit: number | null,
  { required, text }: OrderMessages,
  presence?: "required",
  faultOf: (text: string, limit: number) => PrintFault | null = textFault,
) {
  return z.string().check((payload) => {
    const missing = presence === "required" && payload.value.trim() === "";
    const fault = faultOf(payload.value, limit ?? Number.POSITIVE_INFINITY);
    const message = missing ? required : fault && text(fault);
    if (message) payload.issues.push({ code: "custom", message, input: payload.value });
  });
}

function textsSchema({ shape, printed }: Requirements, messages: OrderMessages) {
  const free = z.string();
  const faultOf = printed ? printFault : textFault;
  const part = (limit: number | null) => textSchema(limit, messages, "required", faultOf);
  if (shape === null || shape.kind !== "sections") {
    const text = shape === null ? free : part(shape.limit);
    return z.object({ text, title: free, body: free, footer: free });
  }
  const { titleLimit, bodyLimit, footerLimit } = shape.canvas;
  return z.object({
    text: free,
    title: part(titleLimit),
    body: part(bodyLimit),
    footer: footerLimit > 0 ? part(footerLimit) : free,
  });
}
