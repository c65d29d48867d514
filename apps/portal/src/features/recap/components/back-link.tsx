import { useLingui } from "@lingui/react/macro";
import { ArrowBackIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import type { OrderKind } from "@parution/rules/orders";
import { useLink } from "../../../shared/links/links.tsx";

/** Back to where orders of this kind are made or listed (specification 2, point 2). */
export function BackLink({ kind }: { kind: OrderKind }) {
  const { t } = useLingui();
  const link = useLink();
  const isIssues = kind === "journal" || kind === "subscription";
  const path = isIssues ? "/commandes-journal" : "/mes-commandes";
  return (
    <Link variant="standalone" href={link(path)} className="self-start">
      <ArrowBackIcon className="size-4" />
      {isIssues ? t`Commander le journal` : t`Mes commandes`}
    </Link>
  );
}
