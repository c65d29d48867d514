import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { formatLongDate } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { RadioGroup } from "@parution/kit/radio-group";
import { TextField } from "@parution/kit/text-field";
import { addDays, type IsoDate } from "@parution/rules/dates";
import { type FormEvent, useState } from "react";
import { DayPicker } from "../day-picker.tsx";
import { Affected } from "./affected.tsx";
import type { CalendarActions, DeskDay } from "./calendar.data.ts";

interface DayDialogProps {
  day: DeskDay;
  supportId: number;
  today: IsoDate;
  actions: CalendarActions;
  onClose: () => void;
}

type Target = "open" | "closed" | "provisional" | "moved";
type Choice = "replan" | "refund";

/** State of a day; with ads planned for it, what becomes of them when it closes. */
export function DayDialog({ day, supportId, today, actions, onClose }: DayDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { date, ads } = day;
  const isProvisional = day.state === "provisional";
  const [target, setTarget] = useState<Target>(day.state === "weekend" ? "open" : day.state);
  const [reasons, setReasons] = useState({ reasonFr: day.reasonFr, reasonAr: day.reasonAr });
  const [choice, setChoice] = useState<Choice>("replan");
  const [moveTo, setMoveTo] = useState<IsoDate | null>(null);
  const isLate = target === "closed" && day.state !== "closed" && ads > 0;
  const asksReason = target === "closed" || target === "provisional";
  const isWhole = asksReason
    ? reasons.reasonFr.trim() !== "" && reasons.reasonAr.trim() !== ""
    : target !== "moved" || moveTo !== null;
  const { run, pending, refusal } = useAction(async () => {
    if (target === "moved" && moveTo !== null) await actions.move(supportId, date, moveTo);
    else if (isLate) await actions.close({ supportId, date, choice, ...reasons });
    else if (target !== "moved")
      await actions.set({ supportId, date, state: target, ...(asksReason ? reasons : {}) });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole && !pending) void run();
  };
  const act = {
    replan: t`${plural(ads, { one: "Fermer et reporter # annonce", other: "Fermer et reporter # annonces" })}`,
    refund: t`${plural(ads, { one: "Fermer et rembourser # annonce", other: "Fermer et rembourser # annonces" })}`,
  };
  return (
    <Dialog
      open
      size={isLate ? "lg" : "md"}
      onClose={onClose}
      title={formatLongDate(date, language)}
      closeLabel={t`Fermer la fenêtre`}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button
            type="submit"
            form="day"
            variant={isLate ? "danger" : "primary"}
            disabled={!isWhole}
            isPending={pending}
            pendingLabel={t`Enregistrement en cours`}
          >
            {isLate ? act[choice] : t`Enregistrer`}
          </Button>
        </>
      }
    >
      <form id="day" onSubmit={submit} className="flex flex-col gap-5">
        <RadioGroup
          name="state"
          label={t`Ce jour est`}
          value={target}
          onChange={(value) => setTarget(targets.find((one) => one === value) ?? "open")}
          items={[
            { value: "open", label: t`Ouvert` },
            { value: "closed", label: t`Fermé` },
            { value: "provisional", label: t`À confirmer` },
            ...(isProvisional ? [{ value: "moved", label: t`Annoncé à une autre date` }] : []),
          ]}
        />
        {target === "moved" && (
          <DayPicker
            label={t`Date annoncée`}
            value={moveTo}
            onChange={setMoveTo}
            minValue={addDays(today, 1)}
          />
        )}
        {asksReason && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t`Motif en français`}
              lang="fr"
              dir="ltr"
              maxLength={120}
              value={reasons.reasonFr}
              onChange={(event) => setReasons({ ...reasons, reasonFr: event.currentTarget.value })}
            />
            <TextField
              label={t`Motif en arabe`}
              lang="ar"
              dir="rtl"
              maxLength={120}
              value={reasons.reasonAr}
              onChange={(event) => setReasons({ ...reasons, reasonAr: event.currentTarget.value })}
            />
          </div>
        )}
        {isLate && (
          <Affected supportId={supportId} date={date}>
            <RadioGroup
              name="choice"
              label={t`Ces annonces sont`}
              value={choice}
              onChange={(value) => setChoice(value === "refund" ? "refund" : "replan")}
              items={[
                { value: "replan", label: t`Reportées à la prochaine édition ouverte` },
                { value: "refund", label: t`Remboursées` },
              ]}
            />
          </Affected>
        )}
        {refusal !== null && (
          <Alert tone="danger" labels={{ tone: t`Erreur` }}>
            {refusal}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

const targets = ["open", "closed", "provisional", "moved"] as const satisfies readonly Target[];
