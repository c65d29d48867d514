import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { readMessages } from "@parution/contract/lazy/messages";
import { EmptyState } from "@parution/kit/empty-state";
import { MailIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Pager } from "@parution/kit/pager";
import { Select } from "@parution/kit/select";
import { Skeleton } from "@parution/kit/skeleton";
import { StatusBadge } from "@parution/kit/status-badge";
import { Table } from "@parution/kit/table";
import { useNavigate } from "react-router";
import { MESSAGE_STATES, useMessageStates } from "./messages.data.ts";

/** Messages of a page, as the service gives them. */
const PAGE = 30;

/** Messages of the contact form, those that wait first. */
export function MessagesPage() {
  const { t } = useLingui();
  const link = useLink();
  const navigate = useNavigate();
  const at = useInstant();
  const states = useMessageStates();
  const search = useSearch();
  const state = MESSAGE_STATES.find((name) => name === search.get("etat"));
  const page = Math.max(1, Number(search.get("pg")) || 1);
  const { data, error, mutate } = useRead(
    readMessages,
    { query: { state, page } },
    { keepPreviousData: true },
  );
  const hrefFor = (number: number, chosen: string | undefined = state) => {
    const query = new URLSearchParams();
    if (chosen) query.set("etat", chosen);
    if (number > 1) query.set("pg", String(number));
    return query.size === 0 ? link("/messages") : `${link("/messages")}?${query}`;
  };
  const pages = Math.ceil((data?.total ?? 0) / PAGE);
  const waiting = data?.waiting ?? 0;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t`Messages`}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Select
          className="w-full sm:w-64"
          label={t`État`}
          value={state ?? ""}
          onChange={(event) => void navigate(hrefFor(1, event.currentTarget.value))}
          items={[
            { value: "", label: t`Tous` },
            ...MESSAGE_STATES.map((name) => ({ value: name, label: states[name].label })),
          ]}
        />
        {data && (data.total > 0 || waiting > 0) && (
          <p role="status" className="text-fg-muted tabular-nums">
            {t`${plural(waiting, { 0: "Aucun message en attente", one: "# message en attente", other: "# messages en attente" })}`}
          </p>
        )}
      </div>
      <ReadFailure
        title={t`Les messages ne peuvent pas être affichés`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-64" />}
      {data?.messages.length === 0 && <EmptyState icon={MailIcon} title={t`Aucun message`} />}
      {data && data.messages.length > 0 && (
        <Table
          caption={t`Messages`}
          hideCaption
          rows={data.messages}
          rowKey={({ id }) => id}
          columns={[
            {
              id: "subject",
              header: t`Objet`,
              rowHeader: true,
              cell: ({ id, subject }) => (
                <Link href={link(`/messages/${id}`)}>
                  <bdi className="wrap-anywhere">{subject}</bdi>
                </Link>
              ),
            },
            {
              id: "name",
              header: t`De`,
              cell: ({ name }) => <bdi className="wrap-anywhere">{name}</bdi>,
            },
            { id: "at", header: t`Reçu le`, cell: ({ receivedAt }) => at(receivedAt) },
            {
              id: "state",
              header: t`État`,
              cell: (row) => <StatusBadge variants={states} status={row.state} />,
            },
          ]}
          empty={t`Aucun message`}
        />
      )}
      {pages > 1 && (
        <Pager
          label={t`Pages des messages`}
          page={page}
          hasNext={page < pages}
          hrefFor={(number) => hrefFor(number)}
          labels={{ previous: t`Précédent`, next: t`Suivant` }}
          position={t`Page ${page} sur ${pages}`}
        />
      )}
    </div>
  );
}
