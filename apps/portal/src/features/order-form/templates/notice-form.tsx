import { useLingui } from "@lingui/react/macro";
import {
  NOTICE_FIELDS,
  type NoticeFieldId,
  type NoticeGroupId,
  type NoticeKind,
  type NoticeValue,
  type NoticeValues,
  noticeOf,
} from "@parution/rules/notices";
import { type ReactNode, useId } from "react";
import { groupLabels } from "./labels.ts";
import { NoticeField } from "./notice-field.tsx";

interface NoticeFormProps {
  kind: NoticeKind;
  values: NoticeValues;
  onChange: (values: NoticeValues) => void;
}

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
export function NoticeForm({ kind, values, onChange }: NoticeFormProps) {
  const { mentions, groups } = noticeOf(kind);
  const change = (id: NoticeFieldId, value: NoticeValue) => onChange({ ...values, [id]: value });
  return groups.map(({ id, fields }) => (
    <Group key={id} id={id}>
      {fields.map((field) => (
        <NoticeField
          key={field}
          id={field}
          value={values[field]}
          optional={NOTICE_FIELDS[field].type !== "choice" && !mentions.includes(field)}
          className={isWide(field) ? "sm:col-span-2" : undefined}
          onChange={(value) => change(field, value)}
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
