import { join } from "node:path";
import type { Page } from "playwright";
import { signInAfresh } from "../../support/accounts.ts";
import { dayName, MONDAY } from "../../support/dates.ts";
import {
  adText,
  choosePlace,
  LEGAL_LINE,
  openOrderForm,
  pickDays,
  preview,
} from "../../support/order-form.ts";
import { words } from "../../support/words.ts";
import { buildPage, type File } from "../page-build/build-page.ts";
import { withFiles } from "../page-build/serve-files.ts";
import type { Catalogue } from "./peer/catalogue.ts";
import { texts } from "./peer/texts.ts";

/** A form in which a line ad is ordered. */
export interface OrderForm {
  readonly name: string;
  readonly origin: string;
  /** What stands before the form. */
  readonly enter: (page: Page) => Promise<void>;
  /** Opens the form and writes an ad of few words, with its place and its date. */
  readonly fillIn: (page: Page) => Promise<void>;
}

const WORDS = "Avis de constitution";

/** The portal's own. */
export const ownForm = (portal: string): OrderForm => ({
  name: "own",
  origin: portal,
  enter: (page) => signInAfresh(page, "pro"),
  async fillIn(page) {
    await openOrderForm(page, 1);
    await choosePlace(page, LEGAL_LINE);
    await adText(page).fill(WORDS);
    await pickDays(page, MONDAY);
    await preview(page).getByText(WORDS).waitFor();
  },
});

/** What the plain form offers: as many headings, types and cities as the demonstration. */
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

/** One of the same libraries, plainly put together; served for as long as `work` lasts. */
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
  const { order } = words.fr;
  await choose(order.heading, LEGAL_LINE.heading);
  await page.getByText(LEGAL_LINE.type, { exact: true }).click();
  await choose(order.subheading, LEGAL_LINE.subheading);
  await adText(page).fill(WORDS);
  await page.getByRole("button", { name: dayName(MONDAY) }).click();
  await preview(page).getByText(WORDS).waitFor();
}
