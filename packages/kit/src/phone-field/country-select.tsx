import { ChevronDownIcon } from "../icon/index.ts";
import type { PhoneCountry } from "./phone-number.ts";

export interface CountrySelectProps {
  countries: readonly PhoneCountry[];
  country: PhoneCountry;
  label: string;
  disabled: boolean | undefined;
  onChange: (code: string) => void;
}

/** Isolated, so that the plus sign stays before its digits in Arabic. */
function written({ callingCode }: PhoneCountry): string {
  return `\u2066+${callingCode}\u2069`;
}

/** The calling code, as wide as its digits. The platform's list behind it shows whole names. */
export function CountrySelect({
  countries,
  country,
  label,
  disabled,
  onChange,
}: CountrySelectProps) {
  return (
    <span className="relative flex min-h-10.5 shrink-0 items-center gap-1.5 rounded-s-control border-line-strong border-e ps-3 pe-2.5 text-fg-muted tabular-nums has-disabled:border-line has-disabled:text-on-disabled has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <span aria-hidden="true">{written(country)}</span>
      <ChevronDownIcon className="size-4" />
      <select
        aria-label={label}
        autoComplete="tel-country-code"
        disabled={disabled}
        value={country.code}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="absolute inset-0 size-full cursor-pointer appearance-none text-body text-fg opacity-0 disabled:cursor-not-allowed"
      >
        {countries.map((one) => (
          <option key={one.code} value={one.code}>
            {`${one.label} (${written(one)})`}
          </option>
        ))}
      </select>
    </span>
  );
}
