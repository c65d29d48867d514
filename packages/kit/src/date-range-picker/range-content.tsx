import { rangeContent } from "./date-range-picker.variants.ts";
import { RangeCalendar, type RangeCalendarProps } from "./range-calendar.tsx";
import { RangePresets, type RangePresetsProps } from "./range-presets.tsx";

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
        <RangePresets {...{ presets, value, onChange, place }} label={presetsLabel} />
      )}
      <RangeCalendar {...calendar} />
    </div>
  );
}
