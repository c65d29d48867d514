import { cancelAd } from "@parution/contract/ads";
import { cancelLocked } from "../orders/index.ts";
import { bindSession, type Messages } from "../platform/http/index.ts";
import { once } from "../platform/idempotency/index.ts";
import { lockActable } from "./own-ad.ts";

/** Cancels an unpaid ad and its order; a cash partner's code that it had is void (readings J5). */
export const cancelAdRoute = bindSession(cancelAd, (request) =>
  once(request, async (tx) => {
    const ad = await lockActable(tx, request.input.body.adId, "cancel", request);
    await cancelLocked(tx, ad.order_id, new Date(request.context.clock.now()));
    return { message: cancelled[request.language] };
  }),
);

const cancelled: Messages = { fr: "Votre annonce est annulée.", ar: "تم إلغاء إعلانكم." };
