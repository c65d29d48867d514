import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { createNewspaper } from "@parution/contract/installation";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { KeyValueList } from "@parution/kit/key-value-list";
import { Link } from "@parution/kit/link";
import { useLayoutEffect, useRef } from "react";

/** A newspaper that was just created. */
export type Created = CallAnswer<typeof createNewspaper> & { readonly name: string };

/** Offer of a newspaper that was just created, and the pages of its settings. */
export function CreatedNewspaper({ created }: { created: Created }) {
  const { t } = useLingui();
  const link = useLink();
  const { id, headings, path } = created;
  const change = t`Modifier`;
  const element = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, at the end of a long form.
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div ref={element} tabIndex={-1} className="flex flex-col items-start gap-6 outline-none">
      <Alert
        className="self-stretch"
        tone="success"
        labels={{ tone: t`Enregistré` }}
        title={t`Le journal est créé.`}
        action={
          <ButtonLink size="sm" href={path} target="_top">
            {t`Voir le portail`}
          </ButtonLink>
        }
      >
        {t`Les annonceurs peuvent y commander dès maintenant.`}
      </Alert>
      <KeyValueList
        className="self-stretch"
        items={[
          {
            id: "headings",
            label: t`Rubriques vendues`,
            value: t`${plural(headings, { one: "# rubrique", other: "# rubriques" })}`,
            action: <Link href={`${link("/catalogue")}?table=ventes&parent=${id}`}>{change}</Link>,
          },
          {
            id: "prices",
            label: t`Prix`,
            value: t`Ils changent ensuite par une grille tarifaire.`,
            action: <Link href={link("/tarifs")}>{t`Tarifs`}</Link>,
          },
          {
            id: "days",
            label: t`Jours de parution`,
            value: t`Fermetures et jours fériés`,
            action: <Link href={link("/calendrier")}>{t`Calendrier`}</Link>,
          },
          {
            id: "content",
            label: t`Accroche, modération, preuve de parution`,
            value: t`Dans la table des journaux`,
            action: <Link href={`${link("/catalogue")}?table=journaux`}>{change}</Link>,
          },
        ]}
      />
    </div>
  );
}
