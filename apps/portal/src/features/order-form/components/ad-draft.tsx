import { DraftNotices } from "../../../shared/draft/draft-notices.tsx";
import { excerptOf } from "../model/draft.ts";
import type { OrderDraft } from "../model/use-draft.ts";
import { useOrder } from "./order-context.ts";

/** What the ad's draft has to say. */
export function AdDraft({ draft }: { draft: OrderDraft }) {
  const { mode } = useOrder();
  return (
    <DraftNotices
      draft={draft}
      matter={mode.kind === "edit" ? "edit" : "ad"}
      excerptOf={excerptOf}
      lostFiles={draft.lostFiles}
    />
  );
}
