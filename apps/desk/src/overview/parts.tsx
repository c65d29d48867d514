import { useLingui } from "@lingui/react/macro";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readOverview } from "@parution/contract/desk";
import { Heading } from "@parution/kit/heading";
import { Link } from "@parution/kit/link";
import { Table } from "@parution/kit/table";
import { formatLongDate } from "@parution/rules/dates";
import type { ReactNode } from "react";

type Overview = CallAnswer<typeof readOverview>;

/** Titled part of the first page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="title-sm">
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface IssuesProps {
  caption: string;
  issues: NonNullable<Overview["issues"]>;
}

/** Printed issues that wait for a person, each with a link to its page; nothing where there are none. */
export function Issues({ caption, issues }: IssuesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  if (issues.length === 0) return null;
  return (
    <Table
      caption={caption}
      rows={issues}
      rowKey={({ supportId, day }) => `${supportId} ${day}`}
      columns={[
        { id: "support", header: t`Journal`, cell: ({ support }) => support },
        {
          id: "day",
          header: t({ message: "Édition", context: "du jour" }),
          cell: ({ supportId, day }) => (
            <Link variant="standalone" href={link(`/editions/${supportId}/${day}/journal`)}>
              {formatLongDate(day, language)}
            </Link>
          ),
        },
      ]}
      empty={t`Rien à signaler.`}
    />
  );
}
