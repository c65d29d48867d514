import { execute, root, workspaceEnv } from "../../../launcher/src/commands.mjs";
import { atMost, type Figure } from "./figure.ts";

const ROUTE = /^(?<name>\S.*?)\s+(?<size>[\d.]+) kB, budget (?<budget>[\d.]+), ceiling/gm;
const COMPONENT = /^(?<name>[a-z][a-z-]*)\s+(?<alone>[\d.]+)\s+[\d.]+\s+[\d.]+/gm;
const MEDIAN = /^median of \d+: (?<median>[\d.]+) kB, budget (?<budget>[\d.]+)/m;

/** What `pnpm size` weighs, after both builds: routes of the portal, components of the kit. */
export async function measureBytes(): Promise<readonly Figure[]> {
  const routes = await weigh("apps/portal", "scripts/size.ts");
  const kit = await weigh("packages/kit", "scripts/size/main.ts");
  const figures = [...routes.matchAll(ROUTE)].map(({ groups }) =>
    kilobytes(`first load: ${groups?.name}`, groups?.size, groups?.budget),
  );
  const calendar = [...kit.matchAll(COMPONENT)].find(({ groups }) => groups?.name === CALENDAR);
  const { median, budget } = MEDIAN.exec(kit)?.groups ?? {};
  return [
    ...figures,
    kilobytes("a component of the kit alone, median", median, budget),
    kilobytes("the kit's calendar alone", calendar?.groups?.alone, "12"),
  ];
}

const CALENDAR = "publication-calendar";

function kilobytes(area: string, size: string | undefined, budget: string | undefined): Figure {
  const [value, most] = [Number(size), Number(budget)];
  if (Number.isNaN(value) || Number.isNaN(most)) throw new Error(`${area} was not weighed.`);
  return { area, value, unit: "kB", budget: atMost(most), peers: [] };
}

async function weigh(folder: string, script: string): Promise<string> {
  const cwd = `${root}/${folder}`;
  const { output } = await execute("node", [script], { cwd, env: workspaceEnv({}, cwd) });
  return output;
}
