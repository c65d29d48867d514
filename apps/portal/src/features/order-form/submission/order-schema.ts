import { faultWith } from "@parution/app/form/use-fault-texts.ts";
import type { FieldFaults } from "@parution/app/form/validation.ts";
import { DETAIL_LIMITS } from "@parution/rules/ads";
import type { AdTexts } from "@parution/rules/cascade";
import { iceStatus } from "@parution/rules/fields";
import { type ModuleFault, type ModuleTexts, moduleFault } from "@parution/rules/module-fit";
import { type PrintFault, printFault } from "@parution/rules/print-coverage";
import { textFault } from "@parution/rules/text-limits";
import * as z from "zod/mini";
import type { OrderValues } from "../order-values.ts";
import type { TextShape } from "../text/text-shape.ts";
import { type FormFacts, type Requirements, requirementsOf } from "./requirements.ts";

const MISSING = "missing";

/**
 * Schema of the form with its current fields (docs/domain/ad-text-and-lines.md#details); hidden fields are not validated.
 * Messages are fault codes, with texts in `useOrderTexts`.
 */
function orderSchema(needs: Requirements) {
  const detail = (name: keyof typeof DETAIL_LIMITS) => textSchema(DETAIL_LIMITS[name]);
  const detailIf = (isRequired: boolean, name: keyof typeof DETAIL_LIMITS) =>
    isRequired ? textSchema(DETAIL_LIMITS[name], "required") : z.string();
  const oneOf = (ids: readonly number[], isRequired = true) =>
    isRequired
      ? z.nullable(z.number()).check(z.refine((id) => id !== null && ids.includes(id), MISSING))
      : z.nullable(z.number());
  return z.object({
    medium: z.nullable(z.string()).check(z.refine((medium) => medium !== null, MISSING)),
    supportId: oneOf(needs.supportIds, needs.asksSupport),
    headingId: oneOf(needs.headingIds, needs.asksHeading),
    typeId: oneOf(needs.typeIds, needs.asksType),
    subheadingId: oneOf(needs.subheadingIds, needs.subheadingIds.length > 0),
    options: optionsSchema(needs.optionIds),
    sector: detailIf(needs.asksSector, "sector"),
    reference: detail("reference"),
    colourId: oneOf(needs.colourIds, needs.choosesColour),
    canvasId: oneOf(needs.canvasIds, needs.choosesCanvas),
    texts: textsSchema(needs),
    dates: z.array(z.string()).check(
      z.minLength(1, MISSING),
      z.refine((dates) => dates.every((date) => isOpen(needs, date)), "closed"),
    ),
    webTitle: detailIf(needs.onWeb, "webTitle"),
    webContent: needs.onWeb ? detail("webContent") : z.string(),
    cityId: needs.choosesCity
      ? z.nullable(z.number()).check(z.refine((id) => id !== null, MISSING))
      : z.nullable(z.number()),
    otherCity: detailIf(needs.namesCity, "otherCity"),
    ice: needs.entersIce
      ? z.string().check(z.refine((text) => iceStatus(text) !== "malformed", "invalid"))
      : z.string(),
    purchaseOrder: detail("purchaseOrder"),
    termsAccepted: z.boolean().check(z.refine((accepted) => accepted, MISSING)),
  });
}

function isOpen({ openDays }: Requirements, date: string): boolean {
  if (openDays === null) return true;
  const days: ReadonlyMap<string, unknown> = openDays;
  return days.has(date);
}

/** One answer for each of the heading's options; a question without an answer is a fault of its own. */
function optionsSchema(ids: readonly (readonly number[])[]) {
  return z.array(z.nullable(z.number())).check((payload) => {
    for (const [index, choices] of ids.entries()) {
      const chosen = payload.value[index] ?? null;
      if (chosen !== null && choices.includes(chosen)) continue;
      payload.issues.push({
        code: "custom",
        message: MISSING,
        path: [index],
        input: payload.value,
      });
    }
  });
}

/** A text of at most `limit` characters; null: of any length. */
function textSchema(
  limit: number | null,
  presence?: "required",
  faultOf: (text: string, limit: number) => PrintFault | null = textFault,
) {
  return z.string().check((payload) => {
    const missing = presence === "required" && payload.value.trim() === "";
    const fault = faultOf(payload.value, limit ?? Number.POSITIVE_INFINITY);
    const message = missing ? MISSING : fault && textFaultOf(fault);
    if (message) payload.issues.push({ code: "custom", message, input: payload.value });
  });
}

function textsSchema({ shape, printed }: Requirements) {
  const free = z.string();
  const faultOf = printed ? printFault : textFault;
  const part = (limit: number | null) => textSchema(limit, "required", faultOf);
  if (shape === null || shape.kind === "line") {
    const text = shape === null ? free : part(shape.limit);
    return z.object({ text, title: free, body: free, footer: free });
  }
  const { titleLimit, bodyLimit, footerLimit } = shape.canvas;
  const texts = z.object(
    shape.kind === "plain"
      ? { text: part(shape.limit), title: free, body: free, footer: free }
      : {
          text: free,
          title: part(titleLimit),
          body: part(bodyLimit),
          footer: footerLimit > 0 ? part(footerLimit) : free,
        },
  );
  // Text that does not fit in its frame would be cut off.
  return texts.check(({ value, issues }) => {
    const fault = printed ? moduleFault(shape.canvas, printedParts(value, shape)) : null;
    if (fault === null) return;
    const path = [shape.kind === "plain" ? "text" : fault.part];
    issues.push({ code: "custom", message: textFaultOf(fault), path, input: value });
  });
}

/** A text alone is the body of its module. */
const printedParts = ({ text, title, body, footer }: AdTexts, { kind }: TextShape): ModuleTexts =>
  kind === "plain" ? { title: "", body: text, footer: "" } : { title, body, footer };

/** Fault of a text, with the details of its message. */
function textFaultOf(fault: PrintFault | ModuleFault): string {
  switch (fault.kind) {
    case "length":
      return faultWith("long", { length: fault.length, limit: fault.limit });
    case "unprintable":
      return faultWith("unprintable", { characters: fault.characters.join(" ") });
    case "word":
      return faultWith("word", { word: fault.word });
    default:
      return fault.kind;
  }
}

/** First fault of each field at fault, by what the form asks for at that moment. */
export function orderFaults(
  values: OrderValues,
  { offer, days, permissions }: FormFacts,
): FieldFaults<OrderValues> {
  const result = z.safeParse(orderSchema(requirementsOf(values, offer, days, permissions)), values);
  const faults: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) faults[path.join(".")] ??= message;
  return faults;
}
