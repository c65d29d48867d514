import type { AdCanvasLabels } from "@parution/kit/ad-canvas";
import type { PriceSummaryLabels } from "@parution/kit/price-summary";
import type { PublicationCalendarLabels } from "@parution/kit/publication-calendar";
import type { Closed } from "../rules/issues.ts";
import type { Formula, Price } from "../rules/price.ts";

export type Language = "fr" | "ar";

export const rubrics = ["property", "jobs", "vehicles", "lost", "family"] as const;
export type Rubric = (typeof rubrics)[number];

/** Faults that the form can find. */
export type Fault = "rubric" | "text" | "tooLong" | "phone" | "dates";

/** Texts of the page in one language. */
export interface Texts {
  language: Language;
  /** BCP 47 tag of days, numbers and prices. */
  locale: string;
  direction: "ltr" | "rtl";
  paper: {
    name: string;
    dateline: (date: string) => string;
    motto: string;
    number: string;
    skip: string;
    foot: string;
  };
  switches: { dark: string; light: string };
  page: { title: string; lead: string };
  rubric: { step: string; label: string; placeholder: string; names: Record<Rubric, string> };
  formula: {
    step: string;
    label: string;
    names: Record<Formula, string>;
    hints: Record<Formula, string>;
    price: (amount: string) => string;
  };
  text: {
    step: string;
    label: string;
    hint: string;
    words: (count: number, limit: number) => string;
    phone: string;
    phoneHint: string;
  };
  dates: {
    step: string;
    calendar: PublicationCalendarLabels;
    closed: Record<Closed, string>;
    deadline: string;
  };
  ring: { label: string; value: (rows: number, limit: number) => string };
  preview: { label: string; canvas: AdCanvasLabels; frameTitle: string };
  price: {
    title: string;
    total: string;
    beforeTax: string;
    tax: string;
    billing: (price: Price) => string;
    discount: string;
    order: string;
    labels: PriceSummaryLabels;
  };
  faults: Record<Fault, string> & { title: (count: number) => string };
  confirm: {
    question: string;
    consequence: string;
    correct: string;
    confirm: string;
    rows: Record<"rubric" | "formula" | "text" | "issues" | "total", string>;
  };
  done: {
    tone: string;
    title: string;
    body: (total: string) => string;
    print: string;
    dismiss: string;
  };
}
