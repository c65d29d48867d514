import { expect, test } from "../support/journey.ts";
import { installProbe } from "../sweep/probe.ts";

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
  </style>
  <header><button>Menu</button></header>
  <p style="position: relative"><button>Covered</button><span class="over">Caption</span></p>
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
    expect.stringMatching(/^button «Flat»: it has no size/),
    expect.stringMatching(/^button «Menu»: <div class="panel">/),
  ]);
  expect(controls).toBe(8);
  const { controls: unseen } = await page.evaluate(() => window.sweepControls(false));
  expect(unseen).toBe(0);
  await page.setContent(`
    <button>Of a list that is read anew</button>
    <div style="position: fixed; inset: 0; background: white"><button>Of a menu</button></div>`);
  const opened = await page.evaluate(() => window.sweepControls(false));
  expect(opened).toEqual({ controls: 2, covered: [] });
});
