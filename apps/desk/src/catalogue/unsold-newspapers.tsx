import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { readNewspapers } from "@parution/contract/lazy/installation";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";

/** Newspapers without a heading on sale, which the order form leaves out, each with the link to its sales. */
export function UnsoldNewspapers() {
  const { t } = useLingui();
  const link = useLink();
  const { data } = useRead(readNewspapers, {});
  const unsold = data?.newspapers.filter(({ headings }) => headings === 0) ?? [];
  return unsold.map(({ id, label }) => (
    <Alert
      key={id}
      tone="warning"
      announce="off"
      labels={{ tone: t`Attention` }}
      title={t`${label} ne vend aucune rubrique`}
      action={
        <ButtonLink size="sm" href={`${link("/catalogue")}?table=ventes&parent=${id}`}>
          {t`Rubriques vendues`}
        </ButtonLink>
      }
    >
      {t`Sans rubrique ni prix, les annonceurs ne le voient pas dans le formulaire de commande.`}
    </Alert>
  ));
}
