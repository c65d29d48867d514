import { useLingui } from "@lingui/react/macro";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { PlusIcon, TrashIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { NumberField } from "@parution/kit/number-field";
import { Select } from "@parution/kit/select";
import {
  LARGEST_DISCOUNT,
  LARGEST_LINES,
  MOST_TIERS,
  type RatedTier,
  type TierCode,
} from "@parution/rules/price";
import { useRef } from "react";
import { useTierNames } from "./use-tier-texts.ts";

/** Tier in its fields, under a key that stays with it. */
export interface TypedTier extends RatedTier {
  readonly key: number;
}

const CODES = ["PF", "PF_L", "DP"] as const satisfies readonly TierCode[];

interface TierFieldsProps {
  tiers: TypedTier[];
  /** Message at a field such as `0.minLines`. */
  errorOf: (path: `${number}.${"minLines" | "maxLines" | "discountPercent"}`) => string | undefined;
  onChange: (tiers: TypedTier[]) => void;
}

/** Tiers of a newspaper: their lines, how these are priced, and the discount of those that have one. */
export function TierFields({ tiers, errorOf, onChange }: TierFieldsProps) {
  const { t } = useLingui();
  const names = useTierNames();
  const locale = localeOf(useLanguage());
  const add = useRef<HTMLButtonElement>(null);
  const labels = { decrement: t`Un de moins`, increment: t`Un de plus` };
  const write = (index: number, next: Partial<TypedTier>) =>
    onChange(tiers.map((tier, place) => (place === index ? { ...tier, ...next } : tier)));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-fg-muted">
        {tiers.length === 0
          ? t`Toutes les lignes sont au prix de la ligne.`
          : t`Les autres lignes sont au prix de la ligne. Un palier sans dernière ligne n’a pas de fin.`}
      </p>
      {tiers.map((tier, index) => {
        const number = index + 1;
        return (
          <fieldset
            key={tier.key}
            className="grid min-w-0 grid-cols-2 items-start gap-4 rounded-card border border-line p-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
          >
            <legend className="px-1 font-semibold text-heading">{t`Palier ${number}`}</legend>
            <NumberField
              locale={locale}
              labels={labels}
              minValue={1}
              maxValue={LARGEST_LINES}
              label={t`De (lignes)`}
              value={tier.minLines}
              error={errorOf(`${index}.minLines`)}
              onChange={(minLines) => write(index, { minLines })}
            />
            <NumberField
              locale={locale}
              labels={labels}
              minValue={1}
              maxValue={LARGEST_LINES}
              label={t`À (lignes)`}
              value={tier.maxLines}
              error={errorOf(`${index}.maxLines`)}
              onChange={(maxLines) => write(index, { maxLines })}
            />
            <Select
              className="max-sm:col-span-2"
              label={t`Prix`}
              value={tier.code}
              onChange={(event) => {
                const chosen = CODES.find((code) => code === event.currentTarget.value);
                write(index, { code: chosen ?? tier.code });
              }}
              items={CODES.map((code) => ({ value: code, label: names[code] }))}
            />
            {tier.code === "DP" && (
              <NumberField
                locale={locale}
                labels={labels}
                minValue={1}
                maxValue={LARGEST_DISCOUNT}
                className="max-sm:col-span-2 sm:col-start-3 sm:row-start-2"
                label={t`Remise (%)`}
                description={t`Vide : celle de la rubrique.`}
                value={tier.discountPercent}
                error={errorOf(`${index}.discountPercent`)}
                onChange={(discountPercent) => write(index, { discountPercent })}
              />
            )}
            <div className="flex justify-end max-sm:col-span-2 sm:pt-7">
              <IconButton
                label={t`Supprimer le palier ${number}`}
                icon={<TrashIcon />}
                onClick={() => {
                  onChange(tiers.toSpliced(index, 1));
                  // The pressed button is gone.
                  add.current?.focus();
                }}
              />
            </div>
          </fieldset>
        );
      })}
      <Button
        ref={add}
        className="self-start"
        disabled={tiers.length >= MOST_TIERS}
        onClick={() => onChange([...tiers, nextOf(tiers)])}
      >
        <PlusIcon />
        {t`Ajouter un palier`}
      </Button>
    </div>
  );
}

/** A tier after the last one. */
function nextOf(tiers: readonly TypedTier[]): TypedTier {
  const end = tiers.at(-1)?.maxLines ?? null;
  const minLines = tiers.length === 0 ? 1 : end === null ? null : end + 1;
  const key = Math.max(-1, ...tiers.map((tier) => tier.key)) + 1;
  return { key, minLines, maxLines: null, code: "DP", discountPercent: null };
}
