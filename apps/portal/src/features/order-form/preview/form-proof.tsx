import { useClient } from "@parution/app/data/api-scope.tsx";
import type { LazyInput } from "@parution/contract/lazy";
import { proofDraft } from "@parution/contract/lazy/proof";
import { useFormContext, useWatch } from "react-hook-form";
import { ProofButton } from "../../../shared/proof-button.tsx";
import type { Offer } from "../catalogue/offer.ts";
import { useOrder } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { type TextShape, textShapeOf } from "../text/text-shape.ts";

/** Proof of the printed ad; a digital one has none. */
export function FormProof() {
  const client = useClient();
  const { offer, mode } = useOrder();
  const { control, getValues } = useFormContext<OrderValues>();
  const layout = useWatch({ control, name: "layout" });
  const shape = textShapeOf(offer, layout);
  const { support, heading, fixedPrice } = offer;
  if (support === null || heading === null || shape === null) return null;
  if (fixedPrice || support.medium === "digital") return null;
  return (
    <ProofButton
      request={() =>
        client.call(proofDraft, {
          body: {
            ...proofBodyOf(getValues(), offer, shape),
            supportId: support.id,
            headingId: heading.id,
            ...(mode.kind === "edit" ? { adId: mode.ad.id } : {}),
          },
        })
      }
    />
  );
}

type ProofBody = Omit<LazyInput<typeof proofDraft>["body"], "supportId" | "headingId">;

/** Values that decide the appearance of the printed ad. */
function proofBodyOf(
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
