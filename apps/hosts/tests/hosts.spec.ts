import { writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** Stories whose markup is the kit's alone: no element of a sample, which a host may style. */
const CASES = [
  "ad-canvas/Line",
  "alert/Danger",
  "bar-chart/Grouped",
  "button/Primary",
  "button/Secondary",
  "checkbox/Invalid",
  "checkbox/Ticked",
  "combobox/Chosen",
  "coupon-box/None",
  "credit-alert/Near",
  "date-picker/Filled",
  "file-drop/Empty",
  "footer/Whole",
  "identity-card/Person",
  "key-value-list/Rows",
  "line-ring/NearlyFull",
  "money-field/Filled",
  "published-ad-card/French",
  "number-field/Filled",
  "pager/Between",
  "password-field/Filled",
  "phone-field/Filled",
  "price-summary/Current",
  "progress/PartlyDone",
  "publication-calendar/OneMonth",
  "radio-cards/Chosen",
  "search-field/Filled",
  "select/Chosen",
  "side-menu/Entries",
  "statistic/Rising",
  "status-badge/OneStatus",
  "stepper/UnderWay",
  "switch/On",
  "table/Rows",
  "tabs/FirstChosen",
  "text-area/WithCounter",
  "text-field/Invalid",
];

/** Hosts by name: the kit's stylesheet and the host's, which comes after it and so wins between equals. */
const HOSTS = {
  "no other stylesheet, without layers": "sheet=styles.unlayered",
  "normalize.css": "sheet=styles.unlayered&host=normalize",
  "Bootstrap 5": "sheet=styles.unlayered&host=bootstrap",
  "Tailwind 3": "sheet=styles.unlayered&host=tailwind3",
  "Tailwind 4": "host=tailwind4-with-kit",
  "Tailwind 4, beside the stylesheet without layers": "sheet=styles.unlayered&host=tailwind4",
  "a reset of every margin": "sheet=styles.unlayered&host=zero",
} as const;

/** Share of a picture's pixels that may differ: the edge of a letter, where a fraction of a pixel is rounded. */
const TOLERANCE = 0.0005;

/** Measures of the grid in `styles/page.css`. */
const COLUMNS = 3;
const CELL = { width: 704, height: 560 };

/** Picture of every case, side by side. */
async function picture(page: Page, styles: string): Promise<PNG> {
  await page.setViewportSize({
    width: COLUMNS * CELL.width,
    height: Math.ceil(CASES.length / COLUMNS) * CELL.height,
  });
  await page.clock.setFixedTime("2026-11-23T09:00:00Z");
  await page.goto(`/?layout=pictures&${styles}&cases=${CASES.join()}`);
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated", "true");
  await page.evaluate(() => document.fonts.ready);
  return PNG.sync.read(await page.screenshot());
}

function cell(picture: PNG, index: number): PNG {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
  const part = new PNG(CELL);
  const [x, y] = [column * CELL.width, row * CELL.height];
  PNG.bitblt(picture, part, x, y, CELL.width, CELL.height, 0, 0);
  return part;
}

/** Share of the pixels that differ. */
function difference(one: PNG, other: PNG, marked: PNG): number {
  const { width, height } = CELL;
  const options = { threshold: 0.1 };
  return pixelmatch(one.data, other.data, marked.data, width, height, options) / (width * height);
}

let alone: PNG;
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  alone = await picture(page, "sheet=styles");
  await page.close();
});

for (const [host, styles] of Object.entries(HOSTS)) {
  test(`components look beside ${host} as they do alone`, async ({ page }, information) => {
    const beside = await picture(page, styles);
    const changed: string[] = [];
    for (const [index, name] of CASES.entries()) {
      const pictures = {
        alone: cell(alone, index),
        beside: cell(beside, index),
        marked: new PNG(CELL),
      };
      const share = difference(pictures.alone, pictures.beside, pictures.marked);
      if (share <= TOLERANCE) continue;
      changed.push(`${name}: ${(share * 100).toFixed(2)} %`);
      for (const [kind, part] of Object.entries(pictures)) {
        const file = `${name.replace("/", "-")}-${kind}.png`;
        writeFileSync(information.outputPath(file), PNG.sync.write(part));
      }
    }
    expect(changed).toEqual([]);
  });
}
