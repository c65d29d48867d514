import { useState } from "react";
import { formatMoney, isCentimes, type MoneyReading, readMoney } from "./money.ts";

/** The text of a field as it is being written, beside the amount that its owner holds. */
export interface MoneyText {
  text: string;
  reading: MoneyReading;
  /** Takes what was typed. */
  write: (text: string) => void;
  /** Writes the amount as the language does. What cannot be read stays as it was typed. */
  tidy: () => void;
}

interface MoneyTextOptions {
  value: number | null;
  onChange: (value: number | null) => void;
  locale: string;
  unit: string;
}

function amountOf(reading: MoneyReading): number | null {
  return typeof reading === "number" ? reading : null;
}

function written(value: number | null, locale: string): string {
  return isCentimes(value) ? formatMoney(value, locale) : "";
}

/** Keeps the input until the caller sets another amount than the one it means. */
export function useMoneyText({ value, onChange, locale, unit }: MoneyTextOptions): MoneyText {
  const [draft, setDraft] = useState({ text: written(value, locale), value, locale });
  const held = Object.is(draft.value, value) && draft.locale === locale;
  const text = held ? draft.text : written(value, locale);
  if (!held) {
    setDraft({ text, value, locale });
  }
  const reading = readMoney(text, unit);

  function write(next: string): void {
    const amount = amountOf(readMoney(next, unit));
    setDraft({ text: next, value: amount, locale });
    if (amount !== value) {
      onChange(amount);
    }
  }

  function tidy(): void {
    if (reading === "empty" || typeof reading === "number") {
      setDraft({ text: written(amountOf(reading), locale), value, locale });
    }
  }

  return { text, reading, write, tidy };
}
