import {
  createRateDraft,
  readDraftRates,
  readRateCards,
  saveRates,
  scheduleRates,
} from "@parution/contract/rate-cards";
import { readConfigs } from "@parution/contract/site";
import { signIn } from "../support/accounts.ts";
import { MONDAY } from "../support/dates.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import {
  acceptTerms,
  adText,
  chooseCity,
  openOrderForm,
  pickDays,
  price,
  submitOrder,
} from "../support/order-form.ts";
import { serviceAs, uniqueTitle } from "../support/service.ts";

/** A heading that no other journey orders in. */
const HEADING = "Demandes d’emploi";
const SUPPORT = 1;
/** Centimes that a line costs more, without tax; and two of them, as many as are billed at least, with tax. */
const RAISE = 5_00;
const RAISE_OF_TWO_LINES = 12_00;
/** Milliseconds until the new card counts. */
const SOON = 1_500;

/** Schedules a card on which a line of the heading costs more, and waits until it counts. */
async function raisePrice(): Promise<void> {
  const sales = await serviceAs("regie");
  const { draftId } = await sales.call(createRateDraft, { body: { label: "Hausse" } });
  const query = { table: "headings", supportId: SUPPORT, search: HEADING } as const;
  const { version, rows } = await sales.call(readDraftRates, { params: { draftId }, query });
  const [row] = rows;
  if (row?.price == null) throw new Error(`«${HEADING}» has no price.`);
  const changed = { key: row.key, price: row.price + RAISE, discount: row.discount };
  const body = { draftId, version, table: "headings" as const, rows: [changed] };
  const saved = await sales.call(saveRates, { body });
  const { now } = await sales.call(readConfigs, {});
  const { cardId } = await sales.call(scheduleRates, {
    body: { draftId, version: saved.version, validFrom: now + SOON },
  });
  await expect
    .poll(async () => {
      const { cards } = await sales.call(readRateCards, {});
      return cards.find(({ id }) => id === cardId)?.state;
    })
    .toBe("inForce");
}

test("a form that stays open while another rate card begins names the new price and charges it only once it is accepted", async ({
  page,
  refusals,
}) => {
  refusals.add(409);
  await signIn(page, "particulier");
  await openOrderForm(page, SUPPORT);
  const { order } = labels.fr;
  await page.getByRole("combobox", { name: order.heading, exact: true }).selectOption(HEADING);
  await page.getByRole("radio", { name: "Annonce à la ligne" }).check();
  const subheading = page.getByRole("combobox", { name: order.subheading });
  await subheading.selectOption({ index: 1 });
  await adText(page).fill(uniqueTitle("Comptable cherche poste"));
  await pickDays(page, MONDAY);
  await chooseCity(page);
  await acceptTerms(page);
  await expect(price(page)).toContainText(/TTC\s*\d/);

  await raisePrice();
  await submitOrder(page);
  const dialog = page.getByRole("alertdialog", { name: "Le prix a changé" });
  await expect(dialog).toContainText("Rien n’est encore commandé.");
  const [shown = "", right = ""] = await dialog.getByRole("definition").allTextContents();
  expect(centimesOf(right) - centimesOf(shown)).toBe(RAISE_OF_TWO_LINES);
  expect(page.url()).toContain("passer-votre-annonce");

  await dialog.getByRole("button", { name: "Accepter le nouveau prix" }).click();
  await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
  await expect(page.getByRole("region", { name: "Paiement" })).toContainText(right);
});

const centimesOf = (amount: string): number => Number(amount.replaceAll(/\D/g, ""));
