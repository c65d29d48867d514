import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { formatDayFirst } from "@parution/rules/dates";
import { useDeferredValue, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useDays, useOrder, useSelect } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { type CostAdvice as Advice, canvasAdviceOf, lineAdviceOf } from "./cost-advice.ts";
import { useLineCount } from "./use-line-count.ts";

/** Advice for a cheaper version of the same ad: the change, the saving, and a button that applies it. */
export function CostAdvice() {
  const { format } = useOrder().offer;
  if (format === null) return null;
  return format === "line" ? <LineAdvice /> : <CanvasAdvice />;
}

/** Depends on the number of lines alone: most keystrokes change nothing here. */
function LineAdvice() {
  const { control } = useFormContext<OrderValues>();
  const lines = useLineCount();
  const blank = useWatch({ control, name: "texts.text", compute: isBlank });
  const dates = useWatch({ control, name: "dates" });
  const { offer } = useOrder();
  const days = useDays();
  const advice = useMemo(() => {
    const openDays = days === null ? [] : [...days.cutoffs.keys()];
    return lineAdviceOf(offer, { lines, blank, dates }, openDays);
  }, [offer, lines, blank, dates, days]);
  return <Advised advice={advice} />;
}

const isBlank = (text: string) => text.trim() === "";

/** Constant, since a new list would subscribe again at every keystroke. */
const ADVISED = ["texts", "layout", "dates", "files"] as const;

/** Advice of a smaller canvas, rendered with lower priority than typing. */
function CanvasAdvice() {
  const { control } = useFormContext<OrderValues>();
  const watched = useWatch({ control, name: ADVISED });
  const deferred = useDeferredValue(watched);
  const { offer } = useOrder();
  const advice = useMemo(() => {
    const [texts, layout, dates, files] = deferred;
    return canvasAdviceOf(offer, { texts, layout, dates, files });
  }, [offer, deferred]);
  return <Advised advice={advice} />;
}

function Advised({ advice }: { advice: Advice | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const apply = useApply();
  const wordChange = useWording();
  if (advice === null) return null;
  return (
    <Alert
      tone="success"
      labels={{ tone: t`Conseil` }}
      title={t`${formatAmount(advice.saving, language)} de moins`}
      action={<Button size="sm" onClick={() => apply(advice)}>{t`Appliquer`}</Button>}
    >
      {wordChange(advice)}
    </Alert>
  );
}

function useApply(): (advice: Advice) => void {
  const { getValues, setValue } = useFormContext<OrderValues>();
  const select = useSelect();
  return ({ lines, dates, canvas }) => {
    if (canvas !== null) select({ canvasId: canvas.id });
    if (lines > 0) {
      const text = `${getValues("texts.text")}${"\n".repeat(lines)}`;
      setValue("texts.text", text, { shouldDirty: true });
    }
    if (dates.length > 0) {
      const all = [...getValues("dates"), ...dates].toSorted();
      setValue("dates", all, { shouldDirty: true });
    }
  };
}

function useWording(): (advice: Advice) => string {
  const { t } = useLingui();
  return ({ lines, dates, canvas }) => {
    const days = dates.map(formatDayFirst).join(" · ");
    const changes = [
      canvas && t`Gabarit ${canvas.label} : le texte y tient.`,
      lines > 0 &&
        t`${plural(lines, {
          one: "Une ligne vide à la fin du texte fait changer de tarif.",
          other: "# lignes vides à la fin du texte font changer de tarif.",
        })}`,
      dates.length > 0 &&
        t`${plural(dates.length, {
          one: "Une parution de plus donne droit à la remise :",
          other: "# parutions de plus donnent droit à la remise :",
        })} ${days}`,
    ];
    return changes.filter((change) => typeof change === "string").join(" ");
  };
}
