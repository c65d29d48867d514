import { useLingui } from "@lingui/react/macro";
import { NewspaperIcon, ScreenIcon } from "@parution/kit/icon";
import { RadioCards } from "@parution/kit/radio-cards";
import { TextField } from "@parution/kit/text-field";
import type { Medium } from "@parution/rules/calendar";
import { useFormContext, useWatch } from "react-hook-form";
import { FormSection } from "../../../shared/form-section/form-section.tsx";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { OrderValues } from "../model/order-values.ts";
import { HeadingFields } from "./heading-fields.tsx";
import { useOrder, useSelect } from "./order-context.ts";
import { UndoChoice } from "./undo-choice.tsx";
import { useFieldError } from "./use-field-error.ts";

const icons: Readonly<Record<Medium, typeof NewspaperIcon>> = {
  print: NewspaperIcon,
  digital: ScreenIcon,
};

/** Where the ad appears: channel, support, heading and what follows from it. */
export function PlaceSection() {
  const { t } = useLingui();
  return (
    <FormSection title={t`Journal et rubrique`}>
      <ChannelField />
      <UndoChoice of="medium" />
      <SupportField />
      <UndoChoice of="supportId" />
      <HeadingFields />
      <ReferenceField />
    </FormSection>
  );
}

function ChannelField() {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const medium = useWatch({ control, name: "medium" });
  const { channels, supports } = useOrder().offer;
  const select = useSelect();
  const error = useFieldError("medium");

  function choose(chosen: Medium): void {
    const [only, ...others] = supports.filter((support) => support.medium === chosen);
    const single = only !== undefined && others.length === 0;
    select(single ? { medium: chosen, supportId: only.id } : { medium: chosen });
  }

  return (
    <RadioCards
      name="medium"
      label={t`Édition`}
      layout="tile"
      value={medium}
      error={error}
      onChange={({ target }) => {
        const chosen = channels.find((channel) => channel.medium === target.value);
        if (chosen) choose(chosen.medium);
      }}
      options={channels.map((channel) => {
        const Icon = icons[channel.medium];
        return { value: channel.medium, label: channel.label, picture: <Icon /> };
      })}
    />
  );
}

function SupportField() {
  const { t } = useLingui();
  const language = useLanguage();
  const { control } = useFormContext<OrderValues>();
  const [medium, supportId] = useWatch({ control, name: ["medium", "supportId"] });
  const supports = useOrder().offer.supports.filter((support) => support.medium === medium);
  const select = useSelect();
  const error = useFieldError("supportId");
  return (
    <RadioCards
      name="supportId"
      label={t`Journal`}
      layout="tile"
      value={supportId === null ? null : String(supportId)}
      error={error}
      onChange={({ target }) => {
        const chosen = supports.find(({ id }) => String(id) === target.value);
        if (chosen) select({ supportId: chosen.id });
      }}
      options={supports.map(({ id, label, slug, lowestPrice }) => ({
        value: String(id),
        aside: lowestPrice && t`dès ${formatAmount(lowestPrice, language)}`,
        label: (
          <span data-support={slug} className="font-headline text-lead">
            {label}
          </span>
        ),
      }))}
    />
  );
}

/** The number under which the tender is known (specification 1, point 2). */
function ReferenceField() {
  const { t } = useLingui();
  const { register } = useFormContext<OrderValues>();
  const { permissions } = useOrder().account;
  const error = useFieldError("reference");
  if (!permissions.givesReference) return null;
  return (
    <TextField
      label={t`Référence de l’appel d’offres`}
      note={t`facultatif`}
      dir="auto"
      error={error}
      {...register("reference")}
    />
  );
}
