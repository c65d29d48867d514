import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { LineRing } from "@parution/kit/line-ring";
import { PoliteAnnouncement } from "@parution/kit/polite-announcement";
import { RING_SCALE, ringState } from "@parution/rules/lines";
import { useLineCount } from "../prices/use-line-count.ts";

/** Number of used lines (docs/domain/ad-text-and-lines.md#counter-ring). */
export function LineMeter({ compact = false }: { compact?: boolean }) {
  const { t } = useLingui();
  const lines = useLineCount();
  const { remaining, level } = ringState(lines);
  const used = t`${plural(lines, { one: "# ligne", other: "# lignes" })} sur ${RING_SCALE}`;
  const left =
    remaining < 0
      ? t`${plural(-remaining, { one: "# ligne de trop", other: "# lignes de trop" })}`
      : t`${plural(remaining, { one: "# ligne restante", other: "# lignes restantes" })}`;
  const spoken = t`${used}, ${left}`;
  return (
    <div className="flex items-center gap-4">
      <LineRing
        label={t`Lignes de l’annonce`}
        valueText={spoken}
        count={lines}
        limit={RING_SCALE}
        level={level}
      />
      {!compact && (
        <>
          <p className="grid" aria-hidden="true">
            <span className="font-semibold">{used}</span>
            <span className="text-body-sm text-fg-muted">{left}</span>
          </p>
          <PoliteAnnouncement text={spoken} />
        </>
      )}
    </div>
  );
}
