import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense, startTransition, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useErrorText } from "../../shared/api/error-text.ts";
import { useLink, useSearch } from "../../shared/links/links.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { useMyAds } from "./api/use-my-ads.ts";
import { AdFilterForm } from "./components/ad-filter-form.tsx";
import { type AdFilter, filterOf, pageOf, searchOf } from "./model/ad-filter.ts";

/** The table's code comes while its rows do: title and filter stand first. */
const AdsTable = lazy(() =>
  import("./components/ads-table.tsx").then((module) => ({ default: module.AdsTable })),
);

const MESSAGE_MILLISECONDS = 5000;

/** What happened to an ad, for five seconds (specification 2, point 4). */
interface Notice {
  readonly tone: "warning" | "danger";
  readonly text: string;
}

/** One's own ads: filters, table, previous and next (specification 2, point 2). */
export default function MyAdsPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { page, filter, address, formKey, narrow } = useListPlace();
  const { data, error, isLoading, isValidating, mutate } = useMyAds(page, filter);
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <div className="flex flex-col gap-8">
      <Title />
      <AdFilterForm key={formKey} filter={filter} resetHref={address(1, {})} onFilter={narrow} />
      {notice && <NoticeAlert notice={notice} onDismiss={() => setNotice(null)} />}
      {error && data === undefined ? (
        <ErrorState
          title={t`Vos annonces ne peuvent pas être affichées`}
          retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <AdsTable
            answer={data}
            page={page}
            hrefFor={(number) => address(number, filter)}
            loading={isLoading || (isValidating && data?.info.current !== page)}
            onRefused={(text) => setNotice({ tone: "danger", text })}
            onCancelled={(text) => {
              setNotice({ tone: "warning", text });
              void mutate();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Page and filter, which the address carries, and the addresses of others. */
function useListPlace() {
  const link = useLink();
  const navigate = useNavigate();
  const filter = filterOf(useSearch());
  const page = pageOf(useParams().page);
  const current = searchOf(filter);
  const [asked, setAsked] = useState(current);

  const address = (number: number, narrowed: AdFilter) =>
    `${link(number === 1 ? "/mes-annonces" : `/mes-annonces/pg=${number}`)}${searchOf(narrowed)}`;

  /** The form that asked keeps its fields and the focus; one that the address overtakes starts afresh. */
  const formKey = asked === current ? "asked" : current;
  const narrow = (narrowed: AdFilter) => {
    startTransition(() => {
      setAsked(searchOf(narrowed));
      void navigate(address(1, narrowed));
    });
  };
  return { page, filter, address, formKey, narrow };
}

function Title() {
  const { t } = useLingui();
  const link = useLink();
  return (
    <PageTitle
      aside={
        <ButtonLink variant="primary" href={link("/passer-votre-annonce")}>
          {t`Passer une annonce`}
        </ButtonLink>
      }
    >
      {t`Mes annonces`}
    </PageTitle>
  );
}

function NoticeAlert({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { t } = useLingui();
  return (
    <Alert
      key={notice.text}
      tone={notice.tone}
      toneLabel={notice.tone === "danger" ? t`Erreur` : t`Attention`}
      dismissLabel={t`Fermer`}
      onDismiss={onDismiss}
      autoDismissAfter={MESSAGE_MILLISECONDS}
    >
      {notice.text}
    </Alert>
  );
}
