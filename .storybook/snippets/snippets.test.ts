import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compile } from "./compile.ts";
import { readSnippets } from "./read-snippets.ts";

const kit = join(import.meta.dirname, "../../packages/kit");

const files = globSync("src/*/*.stories.tsx", {
  cwd: kit,
  exclude: ["**/*.interactions.stories.tsx"],
});

const snippets = files.flatMap((file) =>
  readSnippets(join(kit, file)).map((snippet) => ({ ...snippet, file })),
);

/** Snippets by their place, such as `button/Primary`. */
const codes = new Map(
  snippets.flatMap(({ file, name, code }) =>
    code === undefined ? [] : [[`${file.split("/")[1]}/${name}`, code] as const],
  ),
);

/** Stories that show something only stories can: each newspaper at once, or a queue whose clock stands still. */
const forStories = /Nonsense|nonsense|(?:EverySupport|States)$|^src\/(?:toast-region|icon)\//;

describe("the code beside a story", () => {
  test("is there, unless the story shows something only stories can", () => {
    const lacking = snippets
      .filter(({ code }) => code === undefined)
      .map(({ file, name }) => `${file}/${name}`);
    expect(lacking.filter((place) => !forStories.test(place))).toEqual([]);
    expect(codes.size).toBeGreaterThan(500);
  });

  test("compiles, and would not with a wrong prop", () => {
    const wrong =
      'import { Button } from "@parution/kit/button";\n\n<Button variant="loud">A</Button>';
    const faults = compile("snippets", new Map([...codes, ["button/Wrong", wrong]]));
    expect(faults.split("\n").filter((line) => line.includes("error TS"))).toEqual([
      expect.stringMatching(/^button\/Wrong\.tsx.*"loud"/),
    ]);
  }, 120_000);

  test("imports components under the addresses of the package", () => {
    const button = codes.get("button/Primary");
    expect(button).toBe(
      'import { Button } from "@parution/kit/button";\n\n<Button variant="primary">Enregistrer</Button>',
    );
    const addresses = [...codes.values()].flatMap((code) =>
      [...code.matchAll(/ from "([^"]+)"/g)].map(([, address = ""]) => address),
    );
    const own = /^(?:react|react-aria-components\/|@parution\/kit\/|\.\.?\/(?:[\w-]+\/)?sample-)/;
    expect(addresses.filter((address) => !own.test(address))).toEqual([]);
  });

  test("holds neither spies nor printed objects", () => {
    const strange = /\bfn\(\)|\[object |<_|storybook/;
    expect([...codes].filter(([, code]) => strange.test(code)).map(([place]) => place)).toEqual([]);
  });
});
