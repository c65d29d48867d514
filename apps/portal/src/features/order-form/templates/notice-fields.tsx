import { useLingui } from "@lingui/react/macro";
import {
  NOTICE_FIELDS,
  type NoticeFieldId,
  type NoticeGroupId,
  type NoticeKind,
  noticeOf,
} from "@parution/rules/notices";
import { type ReactNode, useId } from "react";
import { groupLabels } from "./labels.ts";
import { NoticeField } from "./notice-field.tsx";

/** The fields that take a row of their own: addresses, people, sentences. */
const WIDE: ReadonlySet<NoticeFieldId> = new Set([
  "company",
  "headOffice",
  "newHeadOffice",
  "purpose",
  "liquidationOffice",
  "meetingPlace",
  "agenda",
  "contact",
  "authority",
  "tenderObject",
  "openingPlace",
  "filePlace",
  "deceased",
  "funeral",
  "condolences",
  "ceremony",
  "occasion",
]);

const isWide = (id: NoticeFieldId) => {
  const { type } = NOTICE_FIELDS[id];
  return WIDE.has(id) || type === "person" || type === "people";
};

/** Fields of a kind of notice, in groups. None is required: missing mentions are listed beside them. */
export function NoticeFields({ kind }: { kind: NoticeKind }) {
  const { mentions, groups } = noticeOf(kind);
  return groups.map(({ id, fields }) => (
    <Group key={id} id={id}>
      {fields.map((field) => (
        <NoticeField
          key={field}
          id={field}
          optional={NOTICE_FIELDS[field].type !== "choice" && !mentions.includes(field)}
          className={isWide(field) ? "sm:col-span-2" : undefined}
        />
      ))}
    </Group>
  ));
}

function Group({ id, children }: { id: NoticeGroupId; children: ReactNode }) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4 border-line border-t pt-6">
      <h3 id={titleId} className="font-headline text-heading text-lead">
        {t(groupLabels[id])}
      </h3>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}
