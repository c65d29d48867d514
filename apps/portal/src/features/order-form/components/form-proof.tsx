import { useFormContext, useWatch } from "react-hook-form";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { ProofButton } from "../../../shared/proof/proof-button.tsx";
import type { OrderValues } from "../model/order-values.ts";
import { proofBodyOf } from "../model/proof-body.ts";
import { textShapeOf } from "../model/text-shape.ts";
import { useOrder } from "./order-context.ts";

const proofDraft = callLater(() => import("@parution/contract/proof"), "proofDraft");

/** The printed ad as far as it is made; a digital one has no print. */
export function FormProof() {
  const client = useClient();
  const { offer } = useOrder();
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
          },
        })
      }
    />
  );
}
