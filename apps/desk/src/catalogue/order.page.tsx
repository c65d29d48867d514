import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { keepRoomAtFoot } from "@parution/app/page/room-at-foot.ts";
import { tableTitle } from "@parution/contract/catalogue-names";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { SortableTree } from "@parution/kit/sortable-tree";
import { BackLink } from "../shared/back-link.tsx";
import { useHeldFocus } from "../shared/use-held-focus.ts";
import { useHeadingOrder } from "./use-heading-order.ts";

/** Order of the headings with their sub-headings, as the order form shows them. */
export function HeadingOrderPage() {
  const { t } = useLingui();
  const link = useLink();
  const order = useHeadingOrder();
  return (
    <div className="flex flex-col gap-6">
      <BackLink
        href={`${link("/catalogue")}?table=${tableTitle("headings")}`}
      >{t`Catalogue`}</BackLink>
      <PageTitle>{t`Ordre des rubriques`}</PageTitle>
      <ReadFailure
        title={t`Les rubriques ne peuvent pas être affichées`}
        error={order.error}
        isBesideOld={order.tree !== undefined}
        onRetry={order.retry}
      />
      {order.tree === undefined && order.error === undefined && <Skeleton shape="block" />}
      {order.tree !== undefined && (
        <div className="flex max-w-2xl flex-col gap-4">
          <SortableTree
            label={t`Rubriques et sous-rubriques`}
            siblingsOnly
            value={order.tree}
            defaultCollapsed={order.tree.map(({ id }) => id)}
            onMove={order.move}
            labels={{
              moves: t`Déplacer`,
              steps: {
                up: t`Monter`,
                down: t`Descendre`,
                in: t`Rentrer`,
                out: t`Sortir`,
              },
              help: t`Alt avec les flèches haut et bas déplace une rubrique.`,
              moved: (label, position, count, parent) =>
                parent === undefined
                  ? t`${label}, ${position} sur ${count}`
                  : t`${label}, ${position} sur ${count} dans ${parent}`,
              empty: t`Aucune rubrique.`,
            }}
          />
          <Outcome order={order} />
        </div>
      )}
    </div>
  );
}

/** Outcome of the last move, with its undo, in sight of every heading. */
function Outcome({ order }: { order: ReturnType<typeof useHeadingOrder> }) {
  const { t } = useLingui();
  const status = useHeldFocus<HTMLParagraphElement>(order.undo === null);
  if (order.refusal !== null) {
    return (
      <div ref={keepRoomAtFoot} className="sticky bottom-0 z-10 bg-page py-3">
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {order.refusal}
        </Alert>
      </div>
    );
  }
  if (order.saved === null) return null;
  const done = order.saved === "moved" ? t`Ordre enregistré.` : t`Déplacement annulé.`;
  return (
    <div
      ref={keepRoomAtFoot}
      className="sticky bottom-0 z-10 flex min-h-16 flex-wrap items-center justify-between gap-3 border-line border-t bg-page py-3"
    >
      <p ref={status} tabIndex={-1} role="status" className="text-body-sm text-fg-muted">
        {order.isSaving ? t`Enregistrement en cours` : done}
      </p>
      {order.undo !== null && (
        <Button size="sm" disabled={order.isSaving} onClick={order.undo}>
          {t`Annuler le déplacement`}
        </Button>
      )}
    </div>
  );
}
