import { useState } from "react";
import { formatPhone, type PhoneCountry, type PhoneNumber, readPhone } from "./phone-number.ts";

interface PhoneTextOptions {
  value: string;
  onChange: (value: string) => void;
  countries: readonly PhoneCountry[];
}

/** The text of a field as it is being written, beside the number that its owner holds. */
export interface PhoneText {
  text: string;
  number: PhoneNumber | undefined;
  /** The country of the number, or the one in which a national number would be read. */
  country: PhoneCountry | undefined;
  /** Takes what was typed. */
  write: (text: string) => void;
  /** Reads what is written as a number of another country. */
  moveTo: (code: string) => void;
  /** Writes the number in groups. What is not understood stays as it was typed. */
  tidy: () => void;
}

interface Draft {
  text: string;
  /** Code of the country in which a national number is read. */
  home: string | undefined;
  /** Last value reported to the owner. */
  value: string;
}

function draftOf(value: string, countries: readonly PhoneCountry[]): Draft {
  const number = readPhone(value, countries, countries[0]);
  const home = (number?.country ?? countries[0])?.code;
  return { text: number ? formatPhone(number) : value, home, value };
}

/** Keeps the input until the caller sets another number than the one it means. */
export function usePhoneText({ value, onChange, countries }: PhoneTextOptions): PhoneText {
  const [kept, setDraft] = useState(() => draftOf(value, countries));
  const draft = kept.value === value ? kept : draftOf(value, countries);
  if (draft !== kept) {
    setDraft(draft);
  }
  const home = countries.find(({ code }) => code === draft.home) ?? countries[0];
  const number = readPhone(draft.text, countries, home);
  const country = number?.country ?? home;

  function report(
    text: string,
    read: PhoneNumber | undefined,
    into: PhoneCountry | undefined,
  ): void {
    const next = read?.e164 ?? text.trim();
    setDraft({ text, home: into?.code, value: next });
    if (next !== value) {
      onChange(next);
    }
  }

  return {
    text: draft.text,
    number,
    country,
    write: (text) => report(text, readPhone(text, countries, country), country),
    moveTo: (code) => {
      const target = countries.find((one) => one.code === code);
      const text = number?.country ? formatPhone(number) : draft.text;
      report(text, readPhone(text, countries, target), target);
    },
    tidy: () => {
      if (number) {
        setDraft({ text: formatPhone(number), home: country?.code, value });
      }
    },
  };
}
