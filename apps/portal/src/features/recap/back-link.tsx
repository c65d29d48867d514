import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { ArrowBackIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import type { OrderKind } from "@parution/rules/orders";

/** Back to where orders of this kind are made or listed. */
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
