import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { command, inFolder, onProgram, serviceTests, shown, vitest } from "./check-work.mjs";
import { engines, productionBuild } from "./checks.mjs";
import { findChromium } from "./chromium.mjs";
import { fingerprint, pnpm, root } from "./commands.mjs";
import { Failure, run } from "./fail.mjs";
import { testHosts, testNext } from "./hosts.mjs";
import { testPostgres } from "./postgres.mjs";
import { step } from "./steps.mjs";

const USAGE = `Everything that is too long for every change, in parts; interrupted, it goes on after the last part, or shard of one, that passed.

  pnpm sweep                          every part, those left out that passed on these very sources
  pnpm sweep <part> [arguments]       one part, with arguments of its own
  pnpm sweep --fresh                  every part anew

Parts:`;

/** Parts that passed, by the fingerprint of the sources. */
const PASSED = join(root, ".cache/sweep/parts.json");
const ALL = { WHOLE_SUITE: "1", ALL_STORIES: "1" };

/** Rounds of the service's tests that take few in every run. */
const AT_LENGTH = {
  FUZZ_RUNS: "50",
  STEPS: "5000",
  RESTARTS: "5",
  EXPORT_ROWS: "100000",
  BACKUP_ADS: "5000",
  VISITS: "2",
};

const everything = (check) => (environment) => check({ ...environment, ...ALL });

/** Stories under hard conditions: two files hold them all, which divide what they find by `STORY_SHARD`. */
function conditions(...args) {
  const [first, shard, ...rest] = args;
  const [given, others] = first === "--shard" ? [{ STORY_SHARD: shard }, rest] : [{}, args];
  return (environment) => everything(vitest("conditions", ...others))({ ...environment, ...given });
}

/** A check of the built program; other parts build what they need themselves. */
const onBuild = (check) => async (environment) => {
  await productionBuild(environment);
  await check(environment);
};

/** A check of the packages as they are published. */
const onKit = (check) => async (environment) => {
  await pnpm(["--filter", "@parution/kit", "build"]);
  await check(environment);
};

const parts = {
  controls: {
    about:
      "a pointer at every control of every page and story, in four widths; --shard 3/8, --help",
    work: (...args) => inFolder("apps/journeys", shown("node", "src/sweep/main.ts", ...args)),
  },
  accessibility: {
    about: "every story, by two engines and with a finger's targets; --shard 3/8, --match, --count",
    work: (...args) => inFolder("apps/journeys", shown("node", "src/inspection/main.ts", ...args)),
  },
  guidelines: {
    about: "every component's docs page: parts of its anatomy, examples, width; --match",
    work: (...args) =>
      inFolder("apps/journeys", shown("node", "src/inspection/docs-pages.ts", ...args)),
  },
  engines: {
    about: "the main journey in Firefox and WebKit, in both languages",
    work: (...args) => onBuild(engines(...args)),
  },
  bodies: {
    about: "every shape of hostile body to every call; --call, --shape, --fresh, --help",
    // Pages are struck too: without a build the service has none.
    work: (...args) =>
      onBuild(shown("node", "apps/api/src/testing/safety/bodies/main.ts", ...args)),
  },
  journeys: {
    about: "every journey, those that other tests prove too included",
    work: (...args) => onBuild(everything(onProgram(shown("playwright", "test", ...args)))),
  },
  stories: {
    about: "every story on React's development build, each inspected by axe; --shard 3/8",
    shards: 8,
    work: (...args) => vitest("stories", ...args),
  },
  pictures: {
    about: "every picture: matrices in French too, and each mode of a page",
    work: (...args) => everything(vitest("pictures", ...args)),
  },
  conditions: {
    about: "every story on a narrow page, dark, with large text and forced colours; --shard 3/8",
    shards: 8,
    work: conditions,
  },
  hosts: {
    about: "the packed kit beside other stylesheets, on a server with a policy, in native forms",
    work: (...args) => onKit(testHosts(...args)),
  },
  next: { about: "the packed kit in an application of Next.js", work: () => onKit(testNext) },
  storybook: {
    about: "what Storybook serves: search, llms.txt, manifests, the model context protocol",
    work: () => async (environment) => {
      await command("storybook", "build", "-o", "storybook-static")(environment);
      await shown("node", "--test", ".storybook/manifest/served.check.ts")(environment);
    },
  },
  service: {
    about: "the service's tests at length: more input, payments, restarts of the server, rows, ads",
    work:
      (...args) =>
      (environment) =>
        serviceTests("api-postgres", args, shown)({ ...environment, ...ALL, ...AT_LENGTH }),
  },
  databases: {
    about: "every test of the service on the embedded database",
    work: (...args) => everything(serviceTests("api-embedded", args, shown)),
  },
};

function readPassed(sources) {
  try {
    const known = JSON.parse(readFileSync(PASSED, "utf8"));
    return known.sources === sources ? known.parts : [];
  } catch {
    return []; // None yet.
  }
}

/** Steps of a part: its shards, each with the argument that chooses it, or the whole. */
function stepsOf([part, { shards, work }]) {
  if (shards === undefined) return [{ name: part, work: work() }];
  return Array.from({ length: shards }, (_, index) => {
    const shard = `${index + 1}/${shards}`;
    return { name: `${part} ${shard}`, work: work("--shard", shard) };
  });
}

function notePassed(sources, name) {
  mkdirSync(dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, JSON.stringify({ sources, parts: [...readPassed(sources), name] }));
}

function usage() {
  const width = Math.max(...Object.keys(parts).map((name) => name.length)) + 2;
  const lines = Object.entries(parts).map(([name, { about }]) => `  ${name.padEnd(width)}${about}`);
  return `${USAGE}\n${lines.join("\n")}\n`;
}

async function sweepAll(environment) {
  const sources = await fingerprint();
  const passed = readPassed(sources);
  const steps = Object.entries(parts).flatMap(stepsOf);
  const left = steps.filter(({ name }) => !passed.includes(name));
  if (left.length === 0) console.log("Every part passed on these sources; --fresh begins anew.");
  const failed = [];
  for (const { name, work } of left) {
    await step(name, () => work(environment)).then(
      () => notePassed(sources, name),
      (error) => failed.push(`✗ ${name}: ${error.message}`),
    );
  }
  if (failed.length > 0) throw new Failure(failed.join("\n"));
}

/** `pnpm sweep [part [arguments…]]`. */
await run(async () => {
  const [name, ...args] = process.argv.slice(2).filter((argument) => argument !== "--");
  if (name === "--help") return process.stdout.write(usage());
  if (name === "--fresh") rmSync(PASSED, { force: true });
  const part = name === undefined || name === "--fresh" ? null : parts[name];
  if (part === undefined) throw new Failure(`There is no part «${name}».\n${usage()}`);
  const chromium = await findChromium();
  const postgres = await testPostgres();
  const environment = { CHROMIUM_PATH: chromium, TEST_DATABASE_URL: postgres.url };
  try {
    await step("Building the tokens", () => pnpm(["--filter", "@parution/tokens", "build"]));
    await (part === null ? sweepAll(environment) : part.work(...args)(environment));
  } finally {
    await postgres.stop();
  }
});
