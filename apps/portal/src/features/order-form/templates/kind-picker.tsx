import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ChevronForwardIcon } from "@parution/kit/icon";
import { NOTICE_KINDS, type NoticeKind } from "@parution/rules/notices";
import { kindLabels } from "./labels.ts";

interface KindPickerProps {
  /** The kinds that fit the heading: they come first. */
  fitting: readonly NoticeKind[];
  onChoose: (kind: NoticeKind) => void;
}

/** The kinds of notice that have a template. */
export function KindPicker({ fitting, onChoose }: KindPickerProps) {
  const { t } = useLingui();
  const others = NOTICE_KINDS.filter((kind) => !fitting.includes(kind));
  return (
    <>
      {fitting.length > 0 && <Kinds kinds={fitting} onChoose={onChoose} />}
      <section className="grid gap-2">
        {fitting.length > 0 && (
          <h3 className="font-semibold text-body-sm text-fg-muted">{t`Autres rubriques`}</h3>
        )}
        <Kinds kinds={others} onChoose={onChoose} />
      </section>
    </>
  );
}

interface KindsProps extends Pick<KindPickerProps, "onChoose"> {
  kinds: readonly NoticeKind[];
}

function Kinds({ kinds, onChoose }: KindsProps) {
  const { t } = useLingui();
  return (
    <ul className="-mx-4 grid sm:grid-cols-2 sm:gap-x-6">
      {kinds.map((kind) => (
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
