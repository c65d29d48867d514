import { readFileSync } from "node:fs";
import { expect, test } from "../support/journey.ts";
import { pagePlaces, samplePlaces } from "../sweep/places.ts";
import { installProbe } from "../sweep/probe.ts";
import { Sweeper } from "../sweep/sweep.ts";

/** A sticky header, which a panel slides over; and controls that other things lie over, or nothing does. */
const FAULTY = `
  <style>
    body { margin: 0; position: relative; height: 4000px }
    header { position: sticky; top: 0; height: 60px; background: white }
    .over { position: absolute; inset: 0; background: silver }
    .panel { position: absolute; inset: 1800px 0 1000px; z-index: 1; background: gold }
    .hidden { position: absolute; opacity: 0; width: 1px; height: 1px }
    .box { height: 80px; overflow: auto }
    .tall { height: 400px }
    .corner { position: absolute; inset-block: 0; inset-inline-start: 0; width: 20px; background: silver }
  </style>
  <header><button>Menu</button></header>
  <p style="position: relative"><button>Covered</button><span class="over">Caption</span></p>
  <p style="position: relative"><button style="width: 60px">Half</button><span class="corner">Tab</span></p>
  <p style="position: relative">
    <input aria-label="Search" style="width: 60px"><button class="corner" aria-label="Clear" style="padding: 0"></button>
  </p>
  <p><button>Free</button> <button disabled>Disabled</button></p>
  <p><button style="padding: 0; border: 0; width: 0; height: 0; overflow: hidden">Flat</button></p>
  <p><label><input type="radio" class="hidden"> Card</label></p>
  <p><label>Name <input></label> <a href="#a"><b>Link</b></a></p>
  <div class="box"><div class="tall"></div><button>Scrolled to</button></div>
  <div inert><button>Inert</button></div>
  <div class="panel">Panel</div>`;

test("the sweep reports covered controls, and no others", async ({ page }) => {
  await page.setContent(FAULTY);
  await page.evaluate(installProbe);
  const { controls, covered } = await page.evaluate(() => window.sweepControls(true));
  const found = covered.map(({ control, by }) => `${control}: ${by}`);
  expect(found).toEqual([
    expect.stringMatching(/^button «Covered»: <span class="over">/),
    expect.stringMatching(/^button «Half»: in part, <span class="corner">/),
    expect.stringMatching(/^button «Flat»: it has no size/),
    expect.stringMatching(/^button «Menu»: <div class="panel">/),
  ]);
  expect(controls).toBe(11);
  const { controls: unseen } = await page.evaluate(() => window.sweepControls(false));
  expect(unseen).toBe(0);
  await page.setContent(`
    <button>Of a list that is read anew</button>
    <div style="position: fixed; inset: 0; background: white"><button>Of a menu</button></div>`);
  const opened = await page.evaluate(() => window.sweepControls(false));
  expect(opened).toEqual({ controls: 2, covered: [] });
});

/** Addresses without parameters that an application's source declares; desk and portal share no code with the journeys. */
function addressesIn(file: string, address: RegExp): string[] {
  const source = readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
  return [...source.matchAll(address)].flatMap(([, path = ""]) => path);
}

test("the sweep has a place for every page of the portal and of the desk", () => {
  const swept = new Set(pagePlaces().map(({ name }) => name.split(" ")[1]));
  const portal = addressesIn("portal/src/app/routes.ts", /\{ path: "(\/[\w/-]*)", page: /g);
  const desk = addressesIn("desk/src/app.tsx", /<Route path="(\/[\w/-]*)"/g)
    .filter((path) => path !== "/connexion")
    .map((path) => `/desk${path}`);
  expect(portal.length).toBeGreaterThan(20);
  expect(desk).toContain("/desk/moderation");
  expect([...portal, ...desk].filter((path) => !swept.has(path))).toEqual([]);
});

test("a pointer reaches every control of a page of each layout", async ({ browser, baseURL }) => {
  const pictures = test.info().outputPath();
  const sweeper = new Sweeper(browser, baseURL ?? "", { widths: [1280], isBrief: true, pictures });
  const places = samplePlaces();
  expect(places).toHaveLength(12);
  for (const place of places) {
    const { controls, findings, failure } = await sweeper.look(place);
    expect({ findings, failure }, place.name).toEqual({ findings: [], failure: undefined });
    expect(controls, place.name).toBeGreaterThan(10);
  }
});
