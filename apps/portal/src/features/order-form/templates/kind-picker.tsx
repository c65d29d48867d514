import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ChevronForwardIcon } from "@parution/kit/icon";
import { NOTICE_KINDS, type NoticeKind } from "@parution/rules/notices";
import { kindLabels } from "./labels.ts";

/** The kinds of notice that have a template. */
export function KindPicker({ onChoose }: { onChoose: (kind: NoticeKind) => void }) {
  const { t } = useLingui();
  return (
    <ul className="-mx-4 grid sm:grid-cols-2 sm:gap-x-6">
      {NOTICE_KINDS.map((kind) => (
        <li key={kind} className="border-line border-b py-1 last:border-b-0">
          <Button variant="quiet" width="full" onClick={() => onChoose(kind)}>
            <span className="flex-1 text-start">{t(kindLabels[kind])}</span>
            <ChevronForwardIcon className="size-5 text-fg-muted" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
