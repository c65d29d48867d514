import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { formatDate } from "@parution/app/i18n/date-formats.ts";
import { useLanguage, useLink, usePageLocation, useSearch } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Articles } from "@parution/app/rich-text/articles.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { readPage } from "@parution/contract/lazy/site";
import type { readPage as call } from "@parution/contract/site";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { NotFoundView } from "../../shared/not-found-view.tsx";
import { ofPage } from "./static-page.data.ts";

type Page = CallAnswer<typeof call>;

/** A page that the newspaper wrote: its terms, or another one (docs/domain/contents.md#pages). */
export default function StaticPage() {
  const { t } = useLingui();
  const { page } = usePageLocation();
  const input = ofPage(page, useSearch());
  const { data, error, mutate } = useRead(readPage, input);
  if (error?.status === 404) return <NotFoundView title={t`Cette page n’existe pas`} />;
  return (
    <article className="flex flex-col gap-8 pb-12">
      {data !== undefined && (
        <PageHead title={data.title} description={data.description} canonical={page} />
      )}
      <ReadFailure
        title={t`Cette page ne peut pas être affichée`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton className="h-96" />}
      {data !== undefined && (
        <>
          <PageTitle>{data.title}</PageTitle>
          <ValidFrom page={data} />
          <Articles blocks={data.blocks} navigationLabel={t`Articles`} />
          {data.versions.length > 1 && <Versions page={data} />}
        </>
      )}
    </article>
  );
}

function ValidFrom({ page }: { page: Page }) {
  const { t } = useLingui();
  const day = formatDate(page.validFrom, useLanguage());
  return <p className="-mt-6 text-body-sm text-fg-muted">{t`En vigueur depuis le ${day}`}</p>;
}

/** Earlier and announced versions: accounts accepted one of them. */
function Versions({ page }: { page: Page }) {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const { page: path } = usePageLocation();
  return (
    <nav aria-label={t`Versions`} className="border-line border-t pt-6 text-body-sm print:hidden">
      <h2 className="mb-2 font-semibold text-heading">{t`Versions`}</h2>
      <ul className="flex flex-col gap-1">
        {page.versions.map(({ number, validFrom }) => {
          const day = formatDate(validFrom, language);
          return (
            <li key={number}>
              <Link
                variant="standalone"
                href={`${link(path)}?version=${number}`}
                aria-current={number === page.number ? "page" : undefined}
              >
                {t`Version du ${day}`}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
