import { type DateRange, type DateRangePreset, sameRange } from "./date-range.ts";
import { type PresetPlace, presetButton, presetList } from "./date-range-picker.variants.ts";

export interface RangePresetsProps {
  presets: readonly DateRangePreset[];
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** Name of the list. */
  label: string;
  place: PresetPlace;
}

/** The ranges that are often asked for; the one that holds now is pressed. */
export function RangePresets({ presets, value, onChange, label, place }: RangePresetsProps) {
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
