import { useLingui } from "@lingui/react/macro";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { NewspaperIcon, ScreenIcon } from "@parution/kit/icon";
import { RadioCards } from "@parution/kit/radio-cards";
import { TextField } from "@parution/kit/text-field";
import type { Medium } from "@parution/rules/calendar";
import { useFormContext, useWatch } from "react-hook-form";
import { useOrder, useOrderError, useSelect } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { HeadingFields } from "./heading-fields.tsx";
import { UndoChoice } from "./undo-choice.tsx";

const icons: Readonly<Record<Medium, typeof NewspaperIcon>> = {
  print: NewspaperIcon,
  digital: ScreenIcon,
};

/** Channel, support and heading of the ad, with the fields that depend on them. */
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

/** Height of a row of cards: they come with the catalogue, and nothing below moves then. */
const PLACE_OF_CARDS = "min-h-28 min-w-0";

function ChannelField() {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const medium = useWatch({ control, name: "medium" });
  const { channels, supports } = useOrder().offer;
  const select = useSelect();
  const error = useOrderError("medium");

  function choose(chosen: Medium): void {
    const [only, ...others] = supports.filter((support) => support.medium === chosen);
    const single = only !== undefined && others.length === 0;
    select(single ? { medium: chosen, supportId: only.id } : { medium: chosen });
  }

  return (
    <div className={PLACE_OF_CARDS}>
      <RadioCards
        name="medium"
        label={t`Édition`}
        layout="tile"
        value={medium}
        error={error}
        onChange={(value) => {
          const chosen = channels.find((channel) => channel.medium === value);
          if (chosen) choose(chosen.medium);
        }}
        items={channels.map((channel) => {
          const Icon = icons[channel.medium];
          return { value: channel.medium, label: channel.label, picture: <Icon /> };
        })}
      />
    </div>
  );
}

function SupportField() {
  const { t } = useLingui();
  const language = useLanguage();
  const { control } = useFormContext<OrderValues>();
  const [medium, supportId] = useWatch({ control, name: ["medium", "supportId"] });
  const supports = useOrder().offer.supports.filter((support) => support.medium === medium);
  const select = useSelect();
  const error = useOrderError("supportId");
  return (
    <div className={PLACE_OF_CARDS}>
      <RadioCards
        name="supportId"
        label={t`Journal`}
        layout="tile"
        value={supportId === null ? null : String(supportId)}
        error={error}
        onChange={(value) => {
          const chosen = supports.find(({ id }) => String(id) === value);
          if (chosen) select({ supportId: chosen.id });
        }}
        items={supports.map(({ id, label, slug, lowestPrice }) => ({
          value: String(id),
          aside: lowestPrice && t`dès ${formatAmount(lowestPrice, language)}`,
          label: (
            <span data-support={slug} className="font-headline text-lead">
              {label}
            </span>
          ),
        }))}
      />
    </div>
  );
}

/** The number under which the tender is known. */
function ReferenceField() {
  const { t } = useLingui();
  const { register } = useFormContext<OrderValues>();
  const { permissions } = useOrder().account;
  const error = useOrderError("reference");
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
