import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { readNewspapers } from "@parution/contract/lazy/installation";
import { Skeleton } from "@parution/kit/skeleton";
import { useState } from "react";
import { BackLink } from "../shared/back-link.tsx";
import { type Created, CreatedNewspaper } from "./created-newspaper.tsx";
import { NewNewspaperForm } from "./new-newspaper-form.tsx";

/** A newspaper beside those that the publisher has already. */
export function NewNewspaperPage() {
  const { t } = useLingui();
  const link = useLink();
  const { data, error, mutate } = useRead(readNewspapers, {});
  const [created, setCreated] = useState<Created | null>(null);
  return (
    <div className="flex flex-col gap-8">
      <BackLink href={`${link("/catalogue")}?table=journaux`}>{t`Journaux`}</BackLink>
      <PageTitle>{created?.name ?? t`Nouveau journal`}</PageTitle>
      <ReadFailure
        title={t`Les journaux ne peuvent pas être affichés`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-96" />}
      {created !== null && <CreatedNewspaper created={created} />}
      {data !== undefined && created === null && (
        <NewNewspaperForm known={data} onCreated={setCreated} />
      )}
    </div>
  );
}
