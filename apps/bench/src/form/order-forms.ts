import { join } from "node:path";
import { signInAfresh } from "@parution/journeys/support/accounts";
import { dayName, MONDAY } from "@parution/journeys/support/formats";
import { labels } from "@parution/journeys/support/labels";
import {
  adText,
  choosePlace,
  LEGAL_LINE,
  openOrderForm,
  pickDays,
  preview,
} from "@parution/journeys/support/order-form";
import type { Page } from "playwright";
import { buildPage, type File } from "../build-page.ts";
import { withFiles } from "../serve-files.ts";
import { type Catalogue, texts } from "./peer/content.ts";

/** A form that orders a line ad. */
export interface OrderForm {
  readonly name: string;
  readonly origin: string;
  /** Signs in, where the form needs it. */
  readonly enter: (page: Page) => Promise<void>;
  /** Opens the form and writes a short ad, with its place and its date. */
  readonly fillIn: (page: Page) => Promise<void>;
}

const TEXT = "Avis de constitution";

/** The portal's own form. */
export const ownForm = (portal: string): OrderForm => ({
  name: "own",
  origin: portal,
  enter: (page) => signInAfresh(page, "pro"),
  async fillIn(page) {
    await openOrderForm(page, 1);
    await choosePlace(page, LEGAL_LINE);
    await adText(page).fill(TEXT);
    await pickDays(page, MONDAY);
    await preview(page).getByText(TEXT).waitFor();
  },
});

/** Choices of the plain form: as many headings, types and cities as the demonstration. */
const catalogue: Catalogue = {
  headings: [LEGAL_LINE.heading, ...Array.from({ length: 11 }, (_, index) => `Rubrique ${index}`)],
  types: [LEGAL_LINE.type, "Module", "Web"],
  subheadings: [LEGAL_LINE.subheading, ...Array.from({ length: 9 }, (_, index) => `Avis ${index}`)],
  cities: Array.from({ length: 40 }, (_, index) => `Ville ${index}`),
  linePrice: 2400,
  start: "2026-11-02",
  end: "2027-11-01",
  blocked: Array.from(
    { length: 28 },
    (_, index) => `2026-12-${String(index + 1).padStart(2, "0")}`,
  ),
};

const PLAIN = join(import.meta.dirname, "peer");

/** A plain form on the same libraries; served while `work` runs. */
export async function withPlainForm<Result>(
  work: (form: OrderForm) => Promise<Result>,
): Promise<Result> {
  const offer: File = { type: "application/json", content: JSON.stringify(catalogue) };
  const files = new Map([...(await buildPage(PLAIN)), ["/catalogue.json", offer] as const]);
  return withFiles(files, (origin) =>
    work({
      name: "plain form, same libraries, React Aria’s fields and calendar",
      origin,
      enter: () => Promise.resolve(),
      fillIn: fillInPlain,
    }),
  );
}

async function fillInPlain(page: Page): Promise<void> {
  await page.goto("/index.html");
  const choose = async (label: string, option: string) => {
    await page.getByRole("button", { name: `${texts.choose} ${label}`, exact: true }).click();
    await page.getByRole("option", { name: option }).click();
  };
  const { order } = labels.fr;
  await choose(order.heading, LEGAL_LINE.heading);
  await page.getByText(LEGAL_LINE.type, { exact: true }).click();
  await choose(order.subheading, LEGAL_LINE.subheading);
  await adText(page).fill(TEXT);
  await page.getByRole("button", { name: dayName(MONDAY) }).click();
  await preview(page).getByText(TEXT).waitFor();
}
