import type { ActionOutcome } from "@parution/app/lists/outcome-alert.tsx";
import type { MenuAction } from "@parution/kit/action-menu";
import { Button, ButtonLink } from "@parution/kit/button";
import type { OrderWithActions } from "./order-with-actions.ts";
import { useOrderActions } from "./use-order-actions.tsx";

interface OrderButtonsProps {
  order: OrderWithActions;
  onOutcome: (outcome: ActionOutcome) => void;
}

/** Actions of one order, the primary one first, without the cash code, which the page shows. */
export function OrderButtons({ order, onOutcome }: OrderButtonsProps) {
  const { entriesOf, dialogs } = useOrderActions(onOutcome);
  const actions = entriesOf(order).filter(({ id }) => id !== "showCode");
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {actions.map((action, index) => (
        <ActionButton key={action.id} action={action} foremost={index === 0} />
      ))}
      {dialogs}
    </div>
  );
}

function ActionButton({ action, foremost }: { action: MenuAction; foremost: boolean }) {
  const Icon = action.icon;
  const variant = foremost ? "primary" : action.tone === "danger" ? "quiet" : "secondary";
  const content = (
    <>
      {Icon && <Icon />}
      {action.label}
    </>
  );
  if ("href" in action) {
    return (
      <ButtonLink variant={variant} width="full" href={action.href}>
        {content}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant={variant}
      width="full"
      isPending={action.isPending}
      pendingLabel={action.pendingLabel}
      onClick={action.onSelect}
    >
      {content}
    </Button>
  );
}
