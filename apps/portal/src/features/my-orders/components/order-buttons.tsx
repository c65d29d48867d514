import type { MenuAction } from "@parution/kit/action-menu";
import { Button, ButtonLink } from "@parution/kit/button";
import type { Notice } from "../../../shared/list/notice-alert.tsx";
import type { ActedOrder } from "./acted-order.ts";
import { useOrderActs } from "./use-order-acts.tsx";

interface OrderButtonsProps {
  order: ActedOrder;
  onNotice: (notice: Notice) => void;
}

/** What can be done with one order, the first action foremost; its code is on the page already. */
export function OrderButtons({ order, onNotice }: OrderButtonsProps) {
  const { entriesOf, dialogs } = useOrderActs(onNotice);
  const acts = entriesOf(order).filter(({ id }) => id !== "showCode");
  if (acts.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {acts.map((act, index) => (
        <ActButton key={act.id} act={act} foremost={index === 0} />
      ))}
      {dialogs}
    </div>
  );
}

function ActButton({ act, foremost }: { act: MenuAction; foremost: boolean }) {
  const Icon = act.icon;
  const variant = foremost ? "primary" : act.tone === "danger" ? "quiet" : "secondary";
  const content = (
    <>
      {Icon && <Icon />}
      {act.label}
    </>
  );
  if ("href" in act) {
    return (
      <ButtonLink variant={variant} width="full" href={act.href}>
        {content}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} width="full" pendingLabel={act.pendingLabel} onClick={act.onSelect}>
      {content}
    </Button>
  );
}
