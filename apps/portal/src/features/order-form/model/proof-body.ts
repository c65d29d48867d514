import type { CallInput } from "@parution/contract/call";
import type { proofDraft } from "@parution/contract/proof";
import type { Offer } from "./offer.ts";
import type { OrderValues } from "./order-values.ts";
import type { TextShape } from "./text-shape.ts";

type ProofBody = Omit<CallInput<typeof proofDraft>["body"], "supportId" | "headingId">;

/** What decides how the ad looks on paper. */
export function proofBodyOf(
  { typeId, texts }: Pick<OrderValues, "typeId" | "texts">,
  { product, canvas }: Pick<Offer, "product" | "canvas">,
  shape: TextShape,
): ProofBody {
  const chosen: ProofBody = {
    ...(typeId === null ? {} : { typeId }),
    ...(product === null ? {} : { productId: product.id }),
    ...(canvas === null ? {} : { canvasId: canvas.id }),
  };
  if (shape.kind !== "sections") {
    const layout: ProofBody = shape.kind === "plain" ? { layout: "plainText" } : {};
    return { ...chosen, ...layout, paperContent: { kind: "plain", text: texts.text } };
  }
  const footer = shape.canvas.footerLimit > 0 ? texts.footer : "";
  const { title, body } = texts;
  return {
    ...chosen,
    layout: "modular",
    paperContent: { kind: "sections", title, body, footer },
  };
}
