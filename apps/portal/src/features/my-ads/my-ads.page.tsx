import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { ErrorState } from "@parution/kit/error-state";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useErrorText } from "../../shared/api/error-text.ts";
import { useLink, useSearch } from "../../shared/links/links.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { useMyAds } from "./api/use-my-ads.ts";
import { AdFilterForm } from "./components/ad-filter-form.tsx";
import { AdsTable } from "./components/ads-table.tsx";
import { type AdFilter, filterOf, pageOf, searchOf } from "./model/ad-filter.ts";

const MESSAGE_MILLISECONDS = 5000;

/** One's own ads: filters, table, previous and next (specification 2, point 2). */
export default function MyAdsPage() {
  const { t } = useLingui();
  const link = useLink();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const search = useSearch();
  const filter = filterOf(search);
  const page = pageOf(useParams().page);
  const { data, error, isLoading, isValidating, mutate } = useMyAds(page, filter);
  const [notice, setNotice] = useState<string | null>(null);

  const address = (number: number, narrowed: AdFilter = filter) =>
    `${link(number === 1 ? "/mes-annonces" : `/mes-annonces/pg=${number}`)}${searchOf(narrowed)}`;

  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        aside={
          <ButtonLink
            variant="primary"
            href={link("/passer-votre-annonce")}
          >{t`Passer une annonce`}</ButtonLink>
        }
      >
        {t`Mes annonces`}
      </PageTitle>
      <AdFilterForm
        key={searchOf(filter)}
        filter={filter}
        onFilter={(narrowed) => void navigate(address(1, narrowed))}
      />
      {notice && (
        <Alert
          tone="warning"
          toneLabel={t`Attention`}
          dismissLabel={t`Fermer`}
          onDismiss={() => setNotice(null)}
          autoDismissAfter={MESSAGE_MILLISECONDS}
        >
          {notice}
        </Alert>
      )}
      {error && data === undefined ? (
        <ErrorState
          title={t`Vos annonces ne peuvent pas être affichées`}
          retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <AdsTable
          answer={data}
          page={page}
          hrefFor={address}
          loading={isLoading || (isValidating && data?.info.current !== page)}
          onCancelled={(message) => {
            setNotice(message);
            void mutate();
          }}
        />
      )}
    </div>
  );
}
