import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Select } from "@parution/kit/select";
import { Skeleton } from "@parution/kit/skeleton";
import { useState } from "react";
import { BackLink } from "../shared/back-link.tsx";
import { usePageFormats } from "../shared/edition.data.ts";
import { FormatForm } from "./format-form.tsx";

/** The page of each newspaper, with a sample of it beside its form. */
export function PageFormatPage() {
  const { t } = useLingui();
  const link = useLink();
  const { data, error, mutate } = usePageFormats();
  const [chosen, setChosen] = useState<number>();
  const format = data?.find(({ support }) => support.id === chosen) ?? data?.[0];
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={link("/editions")}>{t`Éditions`}</BackLink>
      <PageTitle>{t`Format des pages`}</PageTitle>
      <ReadFailure
        title={t`Les formats ne peuvent pas être affichés`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-96" />}
      {data && format && (
        <>
          <Select
            className="sm:max-w-xs"
            label={t`Journal`}
            value={String(format.support.id)}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
            items={data.map(({ support }) => ({ value: String(support.id), label: support.label }))}
          />
          <FormatForm key={format.support.id} known={format} />
        </>
      )}
    </div>
  );
}
