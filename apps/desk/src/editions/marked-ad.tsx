import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Heading } from "@parution/kit/heading";
import { SearchField } from "@parution/kit/search-field";
import { useState } from "react";
import type { EditionPages } from "./editions.data.ts";

interface MarkedAdProps {
  pages: EditionPages;
  /** The marked ad. */
  ad: EditionPages["ads"][number] | undefined;
  onFind: (id: string) => void;
  /** Lets the marked ad be placed by itself again. */
  onFree: () => void;
  isPending: boolean;
}

/** Search of an ad by its reference, and the ad that is marked on the pages. */
export function MarkedAd({ pages, ad, onFind, onFree, isPending }: MarkedAdProps) {
  const { t } = useLingui();
  const [missed, setMissed] = useState(false);
  function find(words: string): void {
    const wanted = words.trim().toUpperCase();
    const found = pages.ads.find(({ reference }) => wanted !== "" && reference.endsWith(wanted));
    setMissed(found === undefined && wanted !== "");
    if (found) onFind(String(found.id));
  }
  return (
    <>
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
    </>
  );
}
