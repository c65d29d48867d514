import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Heading } from "@parution/kit/heading";
import { DownloadIcon } from "@parution/kit/icon";
import { SearchField } from "@parution/kit/search-field";
import { useState } from "react";
import type { EditionDocument, EditionPages, useEditionActions } from "./editions.data.ts";

interface DocumentsProps {
  pages: EditionPages;
  /** The marked ad. */
  ad: EditionPages["ads"][number] | undefined;
  actions: ReturnType<typeof useEditionActions>;
  onFind: (id: string) => void;
  /** Lets the marked ad be placed by itself again. */
  onFree: () => void;
  isPending: boolean;
}

/** Search of an ad by its reference, the marked ad, and the documents of the edition. */
export function Documents({ pages, ad, actions, onFind, onFree, isPending }: DocumentsProps) {
  const { t } = useLingui();
  const [missed, setMissed] = useState(false);
  const saving = useAction((document: EditionDocument) => actions.save(document));
  const documents: readonly (readonly [EditionDocument, string])[] = [
    ["pdf", t`PDF des pages`],
    ["text", t`Texte balisé InDesign`],
    ["positions", t`Positions en JSON`],
    ["files", t`Pièces jointes en zip`],
  ];
  function find(words: string): void {
    const wanted = words.trim().toUpperCase();
    const found = pages.ads.find(({ reference }) => wanted !== "" && reference.endsWith(wanted));
    setMissed(found === undefined && wanted !== "");
    if (found) onFind(String(found.id));
  }
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <SearchField
        label={t`Référence d’une annonce`}
        clearLabel={t`Effacer`}
        searchAfter={400}
        onChange={find}
      />
      {missed && (
        <Alert tone="info" labels={{ tone: t`Information` }}>
          {t`Cette édition n’a pas d’annonce avec cette référence.`}
        </Alert>
      )}
      {ad && (
        <section className="flex flex-col gap-2">
          <Heading level={2} size="title-sm">
            <bdi>{ad.reference}</bdi>
          </Heading>
          <p className="wrap-anywhere">
            <bdi>{ad.title}</bdi>
          </p>
          {ad.isPlaced && !pages.isFrozen && (
            <Button
              className="self-start"
              isPending={isPending}
              pendingLabel={t`Mise en page en cours`}
              onClick={onFree}
            >
              {t`Placer automatiquement`}
            </Button>
          )}
        </section>
      )}
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
    </div>
  );
}
