import { cva } from "class-variance-authority";
import { type DateRange, type DateRangePreset, sameRange } from "./date-range.ts";
import { RangeCalendar, type RangeCalendarProps } from "./range-calendar.tsx";

/** Place of the presets: in rows above one month, or in a column beside two. */
type PresetPlace = "above" | "beside";

/** Presets and months. */
const rangeContent = cva("flex", {
  variants: { presets: { above: "flex-col gap-3", beside: "gap-4" } },
});

/** The list of presets. */
const presetList = cva("flex gap-1.5 border-line", {
  variants: {
    place: {
      above: "max-w-80 flex-wrap border-b pb-3",
      beside: "min-w-40 flex-col border-e pe-4",
    },
  },
});

/** One preset. */
const presetButton = cva(
  [
    "min-h-9 w-full cursor-pointer rounded-control border px-3 py-1 text-start text-body-sm text-fg pointer-coarse:min-h-touch",
    "transition-colors duration-fast ease-standard hover:bg-sunken",
    "aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-on-brand-soft",
  ],
  { variants: { place: { above: "border-line", beside: "border-transparent" } } },
);

interface RangePresetsProps {
  presets: readonly DateRangePreset[];
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** Name of the list. */
  label: string;
  place: PresetPlace;
}

/** The ranges that are often asked for; the one that holds now is pressed. */
function RangePresets({ presets, value, onChange, label, place }: RangePresetsProps) {
  return (
    <ul aria-label={label} className={presetList({ place })}>
      {presets.map((preset) => (
        <li key={preset.label}>
          <button
            type="button"
            aria-pressed={sameRange(preset, value)}
            onClick={() => onChange({ start: preset.start, end: preset.end })}
            className={presetButton({ place })}
          >
            {preset.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface RangeContentProps extends RangeCalendarProps {
  presets: RangePresetsProps["presets"];
  presetsLabel: string;
}

/** Content of the panel: presets, and months to select another range. */
export function RangeContent({ presets, presetsLabel, ...calendar }: RangeContentProps) {
  const { value, onChange, months } = calendar;
  const place = months > 1 ? "beside" : "above";
  return (
    <div className={rangeContent({ presets: place })}>
      {presets.length > 0 && (
        <RangePresets
          presets={presets}
          value={value}
          onChange={onChange}
          place={place}
          label={presetsLabel}
        />
      )}
      <RangeCalendar {...calendar} />
    </div>
  );
}
