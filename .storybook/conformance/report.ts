import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import type { Criterion } from "./criteria.ts";
import { levelA } from "./level-a.ts";
import { levelAA } from "./level-aa.ts";
import { root } from "./proofs.ts";

const chapters = [
  { id: "success_criteria_level_a", title: "Level A", criteria: levelA },
  { id: "success_criteria_level_aa", title: "Level AA", criteria: levelAA },
];

const { name, version } = JSON.parse(
  readFileSync(join(root, "packages/kit/package.json"), "utf8"),
) as { name: string; version: string };

const title = "Parution Accessibility Conformance Report";
const METHODS =
  "Two engines on stories (axe-core with best practices, IBM Equal Access), stories at 320 px in the dark and with text of 200 % in system colours, a virtual screen reader in French and Arabic, and interaction tests with real keys and pointers. No evaluation by people who use a screen reader every day.";

const notesOf = ({ remark, proofs }: Criterion) =>
  [remark, ...proofs.map(({ file, name: test }) => `- ${file}: ${test}`)].join("\n");

/** Report in the OpenACR format, version 0.1.0. */
export const report = {
  title,
  product: {
    name,
    version,
    description: "Components of a newspaper's advertisement ordering, in French and Arabic.",
  },
  author: { name: "Parution", email: "contact@parution.test" },
  evaluation_methods_used: METHODS,
  license: "MIT",
  catalog: "2.5-edition-wcag-2.2-en",
  chapters: {
    ...Object.fromEntries(
      chapters.map(({ id, criteria }) => [
        id,
        {
          criteria: criteria.map((criterion) => ({
            num: criterion.num,
            components: [
              {
                name: "web",
                adherence: { level: criterion.level, notes: notesOf(criterion) },
              },
            ],
          })),
        },
      ]),
    ),
    success_criteria_level_aaa: { disabled: true },
  },
};

const markupOf = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const levels = {
  supports: "Supports",
  "partially-supports": "Partially supports",
  "not-applicable": "Not applicable",
} as const;

const rowOf = ({ num, title: criterion, level, remark, proofs }: Criterion) => `<tr>
<th scope="row">${num} ${markupOf(criterion)}</th>
<td>${levels[level]}</td>
<td>${markupOf(remark)}${proofs.length === 0 ? "" : `<ul>${proofs.map(({ file, name: test }) => `<li>${markupOf(test)} <code>${markupOf(file)}</code></li>`).join("")}</ul>`}</td>
</tr>`;

const countsOf = (criteria: readonly Criterion[]) =>
  Object.entries(levels)
    .map(([level, label]) => `${label}: ${criteria.filter((one) => one.level === level).length}`)
    .join(" · ");

const chapterOf = ({
  id,
  title: chapter,
  criteria,
}: (typeof chapters)[number]) => `<h2 id="${id}">${chapter}</h2>
<p>${countsOf(criteria)}</p>
<div role="region" aria-labelledby="${id}" tabindex="0">
<table>
<thead><tr><th scope="col">Criterion</th><th scope="col">Adherence</th><th scope="col">Remarks and tests</th></tr></thead>
<tbody>
${criteria.map(rowOf).join("\n")}
</tbody>
</table>
</div>`;

const STYLE =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1.5rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}th,td{border:1px solid GrayText;padding:.5rem;text-align:start;vertical-align:top}thead th{white-space:nowrap}ul{margin:.5rem 0 0;padding-inline-start:1.25rem}code{overflow-wrap:anywhere}[role=region]{overflow-x:auto}";

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${markupOf(name)} ${version}, WCAG 2.2, levels A and AA. Written from the tests it names, as <a href="openacr.yaml">OpenACR</a> too.</p>
<p>${markupOf(METHODS)}</p>
${chapters.map(chapterOf).join("\n")}
</main>
</body>
</html>
`;

/** Files of the report, by their path from the repository's root. */
export const files: Readonly<Record<string, string>> = {
  "docs/conformance/openacr.yaml": stringify(report, { lineWidth: 0 }),
  "docs/conformance/index.html": html,
};
