import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Heading } from "@parution/kit/heading";
import { DownloadIcon } from "@parution/kit/icon";
import type { EditionDocument, useEditionActions } from "./editions.data.ts";

/** Documents of the edition, each of which is prepared when it is asked for. */
export function Documents({ actions }: { actions: ReturnType<typeof useEditionActions> }) {
  const { t } = useLingui();
  const saving = useAction((document: EditionDocument) => actions.save(document));
  const documents: readonly (readonly [EditionDocument, string])[] = [
    ["pdf", t`PDF des pages`],
    ["text", t`Texte balisé InDesign`],
    ["positions", t`Positions en JSON`],
    ["files", t`Pièces jointes en zip`],
  ];
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="title-sm">
        {t`Documents`}
      </Heading>
      {documents.map(([document, label]) => (
        <Button
          key={document}
          isPending={saving.pendingArgs?.[0] === document}
          pendingLabel={t`Préparation du document`}
          onClick={() => !saving.pending && void saving.run(document)}
        >
          <DownloadIcon />
          {label}
        </Button>
      ))}
      {saving.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {saving.refusal}
        </Alert>
      )}
    </section>
  );
}
