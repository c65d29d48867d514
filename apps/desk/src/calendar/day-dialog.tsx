import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { capitalize } from "@parution/app/i18n/formats.ts";
import { useLeave } from "@parution/app/leave/use-leave.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { RadioGroup } from "@parution/kit/radio-group";
import { addDays, formatLongDate, type IsoDate } from "@parution/rules/dates";
import { useId } from "react";
import { DayPicker } from "../shared/day-picker.tsx";
import { ReasonFields } from "../shared/reason-fields.tsx";
import { Affected } from "./affected.tsx";
import type { CalendarActions, DeskDay } from "./calendar.data.ts";

interface DayDialogProps {
  day: DeskDay;
  supportId: number;
  today: IsoDate;
  actions: CalendarActions;
  /** Called once a closure with planned ads is declared. */
  onDeclare: (date: IsoDate) => void;
  onClose: () => void;
}

type Target = DeskDay["state"] | "moved";

interface Typed {
  target: Target;
  /** Outcome of planned ads. */
  choice: "replan" | "refund";
  reasonFr: string;
  reasonAr: string;
  moveTo: IsoDate | null;
}

/** The announced day is near the expected one: the calendar opens there. */
function earliestMove(expected: IsoDate, today: IsoDate): IsoDate {
  const [tomorrow, weekBefore] = [addDays(today, 1), addDays(expected, -7)];
  if (weekBefore < tomorrow) return tomorrow;
  return weekBefore;
}

const asksReason = (target: Target) => target === "closed" || target === "provisional";

/** A day without editions has its reason in both languages; one that moves, its date. */
const missingIn = ({ target, moveTo, reasonFr, reasonAr }: Typed) => ({
  ...(asksReason(target) && reasonFr.trim() === "" && { reasonFr: "missing" }),
  ...(asksReason(target) && reasonAr.trim() === "" && { reasonAr: "missing" }),
  ...(target === "moved" && moveTo === null && { moveTo: "missing" }),
});

type DayForm = ReturnType<typeof useAppForm<Typed>>;

/** State of a day; with ads planned for it, what becomes of them when it closes. */
export function DayDialog({ day, supportId, today, actions, onDeclare, onClose }: DayDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const language = useLanguage();
  const { date, ads } = day;
  const isWeekend = day.state === "weekend";
  const closesLate = (target: Target) => target === "closed" && day.state !== "closed" && ads > 0;
  const form = useAppForm<Typed>({
    defaultValues: {
      target: day.state === "weekend" ? "open" : day.state,
      choice: "replan",
      reasonFr: day.reasonFr,
      reasonAr: day.reasonAr,
      moveTo: null,
    },
    faultsOf: missingIn,
    // The day itself is no field of the form.
    fieldPathOf: (name) => {
      if (name === "reasonFr" || name === "reasonAr") return name;
      return name === "to" ? "moveTo" : null;
    },
    onSubmit: async ({ target, choice, moveTo, ...reasons }) => {
      if (target === "moved" && moveTo !== null) await actions.move(supportId, date, moveTo);
      else if (closesLate(target)) {
        await actions.close({ supportId, date, choice, ...reasons });
        onDeclare(date);
      } else if (target !== "moved")
        await actions.set({
          supportId,
          date,
          state: target,
          ...(asksReason(target) ? reasons : {}),
        });
      onClose();
      return undefined;
    },
  });
  const { leave, question } = useLeave(form.formState.isDirty, onClose);
  const [target, choice] = form.watch(["target", "choice"]);
  const isLate = closesLate(target);
  const closing = {
    replan: t`${plural(ads, { one: "Fermer et reporter # annonce", other: "Fermer et reporter # annonces" })}`,
    refund: t`${plural(ads, { one: "Fermer et rembourser # annonce", other: "Fermer et rembourser # annonces" })}`,
  };
  return (
    <Dialog
      open
      size={isLate ? "lg" : "md"}
      onClose={leave}
      title={capitalize(formatLongDate(date, language))}
      closeLabel={t`Fermer la fenêtre`}
      footer={
        <>
          <Button onClick={leave}>{t`Annuler`}</Button>
          <Button
            type="submit"
            form={id}
            variant={isLate ? "danger" : "primary"}
            isPending={form.pending}
            pendingLabel={t`Enregistrement en cours`}
          >
            {isWeekend ? t`Ouvrir une édition spéciale` : isLate ? closing[choice] : t`Enregistrer`}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="flex flex-col gap-5">
        {isWeekend ? (
          <p>
            {t`Le journal ne paraît pas ce jour de la semaine. Une édition spéciale ouvre ce seul jour aux commandes.`}
          </p>
        ) : (
          <StateChoice form={form} day={day} target={target} />
        )}
        {target === "moved" && (
          <DayPicker
            label={t`Date annoncée`}
            value={form.watch("moveTo")}
            onChange={(moveTo) => form.change("moveTo", moveTo)}
            error={form.errorOf("moveTo")}
            minValue={earliestMove(date, today)}
          />
        )}
        {asksReason(target) && (
          <div className="grid gap-4 sm:grid-cols-2">
            <ReasonFields french={form.field("reasonFr")} arabic={form.field("reasonAr")} />
          </div>
        )}
        {isLate && (
          <Affected supportId={supportId} date={date} choice={choice}>
            <OutcomeChoice form={form} choice={choice} />
          </Affected>
        )}
        <FormRefusal form={form} />
      </Form>
      {question}
    </Dialog>
  );
}

interface StateChoiceProps {
  form: DayForm;
  day: DeskDay;
  target: Target;
}

/** Choice of the day's state; a special edition can be taken back, and a provisional day announced at another date. */
function StateChoice({ form, day: { state, special, ads }, target }: StateChoiceProps) {
  const { t } = useLingui();
  const rest = {
    label: t`Sans édition spéciale`,
    description:
      ads > 0
        ? t`Des annonces y sont prévues : fermez d’abord ce jour.`
        : t`Le journal ne paraît pas ce jour, comme avant son ouverture.`,
  };
  return (
    <RadioGroup
      name="state"
      label={t`Ce jour est`}
      value={target}
      onChange={(value) => form.change("target", targets.find((one) => one === value) ?? "open")}
      items={[
        { value: "open", label: t`Ouvert` },
        { value: "closed", label: t`Fermé` },
        { value: "provisional", label: t`À confirmer` },
        ...(special ? [{ value: "weekend", ...rest, disabled: ads > 0 }] : []),
        ...(state === "provisional"
          ? [{ value: "moved", label: t`Annoncé à une autre date` }]
          : []),
      ]}
    />
  );
}

/** Choice of what becomes of the ads that are planned for a day that closes. */
function OutcomeChoice({ form, choice }: { form: DayForm; choice: Typed["choice"] }) {
  const { t } = useLingui();
  return (
    <RadioGroup
      name="choice"
      label={t`Ces annonces sont`}
      value={choice}
      onChange={(value) => form.change("choice", value === "refund" ? "refund" : "replan")}
      items={[
        {
          value: "replan",
          label: t`Reportées à la prochaine édition ouverte`,
          description: t`Celles qui ne trouvent plus de date sont remboursées.`,
        },
        {
          value: "refund",
          label: t`Remboursées`,
          description: t`Celles qui ne sont pas payées sont reportées.`,
        },
      ]}
    />
  );
}

const targets = [
  "open",
  "closed",
  "provisional",
  "weekend",
  "moved",
] as const satisfies readonly Target[];
