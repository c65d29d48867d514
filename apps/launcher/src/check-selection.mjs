/** Pure part of `pnpm check`: the checks that read a changed file, chosen by paths and imports. */

const CODE = /\.(?:ts|tsx|mjs)$/;
const TYPED = /\.tsx?$/;
const LINTED = /\.(?:tsx?|mjs|css|jsonc?|md)$/;
const SHOWN = /\.(?:tsx?|css)$/;
const STORIES = /\.stories\.tsx$/;
const TEST = /\.test\.tsx?$/;
const CATALOGUE = /\/locales\/\w+\.po$/;

/** Tests that read files which they do not import: the files, and the test. */
export const READERS = [
  [/\.md$/, ".storybook/walk.test.ts"],
  [/^README\.md$|package\.json$|^biome\.json$/, ".storybook/workspace.test.ts"],
  [CODE, ".storybook/docstrings.test.ts"],
  [/^(?:apps\/(?:portal|desk)|packages\/app)\/src\/.*\.tsx?$/, ".storybook/lazy-code.test.ts"],
  [/^docs\/conformance\//, ".storybook/conformance/conformance.test.ts"],
  [/^docs\/glossary\.md$/, "packages/contract/src/glossary/glossary.test.ts"],
  [/^packages\/kit\/src\/.*\.mdx$/, "packages/kit/scripts/manifest/manifest.test.ts"],
  [/^tokens\/.*\.json$/, "tokens/src/theme.test.ts"],
  [/^tokens\/.*\.json$/, "tokens/src/supports.test.ts"],
  [/^(?:SECURITY\.md|docs\/asvs\.csv)$/, "apps/api/src/testing/safety/promises.test.ts"],
  [/^apps\/api\/migrations\/.*\.sql$/, "apps/api/src/platform/database/migrate.test.ts"],
  [/^apps\/api\/README\.md$/, "apps/api/src/testing/order-path.test.ts"],
  [
    /^(?:apps\/portal|packages\/(?:app|contract|kit|rules))\/src\/.*\.tsx?$/,
    ".storybook/chunk-groups.test.ts",
  ],
  [/^packages\/kit\/src\/.*\.tsx?$/, "packages/kit/src/stories/library.test.ts"],
  [/^apps\/api\/src\/.*\.ts$/, "apps/api/src/testing/arrows.test.ts"],
  [/^apps\/api\/src\/.*\.ts$/, "apps/api/src/testing/layout.test.ts"],
];

const SUBJECTS =
  /^(?:apps\/portal\/src\/(?:features|shared)|apps\/api\/src\/platform|apps\/[^/]+\/src|packages\/[^/]+\/(?:src|registry)|\.storybook)\/[^/]+(?:\/|$)/;

/** Folder of a file's subject, such as a feature or a component, with a slash at its end; else the file. */
const subjectOf = (file) => SUBJECTS.exec(file)?.[0] ?? file;

const unique = (items) => [...new Set(items)];

const isService = (file) => file.startsWith("apps/api/");

/** Most folders of the service that a change of the rules or the contract runs. */
const NEAREST = 2;

/**
 * Folders of the service nearest to a subject of the rules or the contract: the one of its name, then those of whose files
 * the largest share imports it. The tests that reach it through other files too are most of the service's, and take minutes.
 */
function nearestFolders(subject, { all, imports }) {
  const [, holder, , name] = subject.split("/");
  const module = `@parution/${holder}/${name}`;
  const importers = new Set(imports.filter(([, to]) => to === module).map(([from]) => from));
  const sources = all.filter((file) => file.startsWith("apps/api/src/"));
  return unique(sources.filter((file) => TEST.test(file)).map(subjectOf))
    .filter((folder) => folder.endsWith("/") && folder !== "apps/api/src/testing/")
    .map((folder) => {
      const held = sources.filter((file) => file.startsWith(folder));
      const share = held.filter((file) => importers.has(file)).length / held.length;
      return { folder, nearness: folder.endsWith(`/${name}/`) ? share + 1 : share };
    })
    .filter(({ nearness }) => nearness > 0)
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, NEAREST)
    .map(({ folder }) => folder);
}

/** Folders and tests of the service for the changed files: their own subjects, and those nearest to rules and contract. */
function serviceTests(code, workspace) {
  const shared = code.filter((file) => /^packages\/(?:rules|contract)\/src\//.test(file));
  return [
    ...code.filter(isService).map(subjectOf),
    ...unique(shared.map(subjectOf)).flatMap((subject) => nearestFolders(subject, workspace)),
  ];
}

/**
 * Checks that read the changed `files`, each with its arguments; `unread` are the files that none reads. `all` are
 * the paths of the service and of stories, `imports` those of texts, rules and contract as pairs of a file and a module.
 */
export function selectChecks(files, { all, imports }) {
  const code = files.filter((file) => CODE.test(file));
  const readers = READERS.filter(([pattern]) => files.some((file) => pattern.test(file)));
  const tests = unique(readers.map(([, test]) => test));
  const shown = files.filter((file) => SHOWN.test(file) && !isService(file));
  const withTexts = new Set(
    imports.filter(([, to]) => to.startsWith("@lingui")).map(([from]) => from),
  );
  const checks = {
    lint: files.filter((file) => LINTED.test(file)),
    types: code.filter((file) => TYPED.test(file)),
    units: [...code, ...tests].filter((file) => !isService(file)),
    stories: unique(shown.map(subjectOf)).filter((subject) =>
      all.some((file) => STORIES.test(file) && file.startsWith(subject)),
    ),
    service: unique([...serviceTests(code, { all, imports }), ...tests.filter(isService)]),
    messages: files.filter((file) => CATALOGUE.test(file) || withTexts.has(file)),
  };
  const isRead = (file) =>
    Object.values(checks).some((read) => read.includes(file)) ||
    READERS.some(([pattern]) => pattern.test(file));
  return { ...checks, unread: files.filter((file) => !isRead(file)) };
}
