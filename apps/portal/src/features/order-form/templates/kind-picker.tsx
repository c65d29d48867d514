import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ChevronForwardIcon } from "@parution/kit/icon";
import { NOTICE_KINDS, type NoticeKind } from "@parution/rules/notices";
import { kindLabels } from "./labels.ts";

/** The kinds of notice that have a template. */
export function KindPicker({ onChoose }: { onChoose: (kind: NoticeKind) => void }) {
  const { t } = useLingui();
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {NOTICE_KINDS.map((kind) => (
        <li key={kind}>
          <Button
            width="full"
            className="justify-between text-start"
            onClick={() => onChoose(kind)}
          >
            {t(kindLabels[kind])}
            <ChevronForwardIcon />
          </Button>
        </li>
      ))}
    </ul>
  );
}
