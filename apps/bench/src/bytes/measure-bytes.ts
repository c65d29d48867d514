import { median } from "../../../../packages/kit/scripts/size/measure.ts";
import { build, execute, pnpm, root, workspaceEnv } from "../../../launcher/src/commands.mjs";
import { step } from "../../../launcher/src/steps.mjs";
import { buildPage, scriptsOf } from "../build-page.ts";
import { atMost, type Figure, type Peer } from "../figure.ts";
import { SHELL } from "../serve-files.ts";
import { weighCode } from "./modules.ts";
import { calendars, sameComponents } from "./same-components.ts";

const ROUTE =
  /^(?<name>\S.*?)\s+(?<size>[\d.]+) of (?<budget>[\d.]+) kB(?: \(ceiling (?<ceiling>[\d.]+)\))? in/gm;
const COMPONENT = /^(?<name>[a-z][a-z-]*)\s+(?<alone>[\d.]+)\s+[\d.]+\s+[\d.]+/gm;
const MEDIAN = /^median of \d+: (?<middle>[\d.]+) kB, budget (?<budget>[\d.]+)/m;

const CALENDAR = "publication-calendar";
const CALENDAR_BUDGET = 12;

/** Sizes as `pnpm size` has them, built from the sources as they are: the portal's routes, the kit's components; beside others. */
export async function measureBytes(): Promise<readonly Figure[]> {
  await step("Building the portal", build);
  await step("Building the kit", () => pnpm(["run", "build:packages"]));
  return [...(await firstLoads()), ...(await componentsAlone())];
}

/** Beside one small page on the same libraries, its own few lines included. */
async function firstLoads(): Promise<readonly Figure[]> {
  const shell = scriptsOf(await buildPage(SHELL));
  const peers = [{ name: "React, router, SWR and Lingui alone", value: shell }];
  const routes = [...(await weigh("apps/portal", "scripts/size.ts")).matchAll(ROUTE)];
  if (routes.length === 0) throw new Error("No route of the portal was weighed.");
  return routes.map(({ groups }) => ({
    ...kilobytes(`first load: ${groups?.name}`, groups?.size, groups?.budget),
    ...(groups?.ceiling !== undefined && { ceiling: Number(groups.ceiling) }),
    peers,
  }));
}

/** React and the common core of each library left out. */
async function componentsAlone(): Promise<readonly Figure[]> {
  const kit = await weigh("packages/kit", "scripts/size/main.ts");
  const { middle, budget } = MEDIAN.exec(kit)?.groups ?? {};
  const alone = new Map(
    [...kit.matchAll(COMPONENT)].map(({ groups }) => [groups?.name, groups?.alone]),
  );
  const same = sameComponents.map(({ component }) => Number(alone.get(component)));
  const peers = await samePeers();
  return [
    { ...kilobytes("a component of the kit alone, median", middle, budget), peers },
    {
      ...kilobytes(`the same ${same.length} of the kit alone, median`, String(median(same)), null),
      peers,
    },
    {
      ...kilobytes("the kit's calendar alone", alone.get(CALENDAR), String(CALENDAR_BUDGET)),
      peers: await weighAll(Object.entries(calendars)),
    },
  ];
}

/** The medians of those components that the kit has, too. */
async function samePeers(): Promise<readonly Peer[]> {
  const [reactAria, mui]: [number[], number[]] = [[], []];
  for (const same of sameComponents) {
    reactAria.push(await weighCode(same.reactAria));
    mui.push(await weighCode(same.mui));
  }
  const many = sameComponents.length;
  return [
    { name: `the same ${many} of React Aria`, value: median(reactAria) },
    { name: `the same ${many} of MUI`, value: median(mui) },
  ];
}

async function weighAll(codes: readonly (readonly [string, string])[]): Promise<readonly Peer[]> {
  const peers: Peer[] = [];
  for (const [name, code] of codes) peers.push({ name, value: await weighCode(code) });
  return peers;
}

type Text = string | undefined;

/** @throws Error where the text is no number: then something was not weighed. */
function kilobytes(area: string, size: Text, budget: Text | null): Figure {
  const value = numberOf(area, size);
  const limit = budget === null ? null : atMost(numberOf(area, budget));
  return { area, value, unit: "kB", budget: limit, peers: [] };
}

function numberOf(area: string, text: Text): number {
  const value = Number(text);
  if (Number.isNaN(value)) throw new Error(`${area} was not weighed.`);
  return value;
}

async function weigh(folder: string, script: string): Promise<string> {
  const cwd = `${root}/${folder}`;
  const { output } = await execute("node", [script], { cwd, env: workspaceEnv({}, cwd) });
  return output;
}
