import type { AnyCall } from "../call/index.ts";
import { callsByFeature } from "../calls/index.ts";

const HEAD = `// Written by \`pnpm --filter @parution/contract lazy\`.
import { lazyCall } from "../lazy-call.ts";
`;

/** Text of each module of lazy calls, by feature. */
export const lazyModules: ReadonlyMap<string, string> = new Map(
  Object.entries(callsByFeature).map(([feature, calls]) => [feature, moduleOf(feature, calls)]),
);

function moduleOf(feature: string, calls: readonly AnyCall[]): string {
  const load = `const calls = () => import("../../${feature}/index.ts");\n`;
  return [HEAD, load, ...calls.map(callOf)].join("\n");
}

function callOf({ name, shows, changes }: AnyCall): string {
  const named = [
    `name: "${name}"`,
    ...(shows === undefined ? [] : [`shows: "${shows}"`]),
    ...(changes === undefined ? [] : [`changes: ${JSON.stringify(changes).replaceAll(",", ", ")}`]),
  ];
  return `export const ${name} = lazyCall(
  { ${named.join(", ")} },
  async () => (await calls()).${name},
);
`;
}
