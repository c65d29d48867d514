import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Root of the repository. */
export const root = join(import.meta.dirname, "../..");

/** A test that stands behind a claim. */
export interface Proof {
  /** Path from the repository's root. */
  readonly file: string;
  /** Export of a story, or words of a test's title. */
  readonly name: string;
}

const proof = (file: string, name: string): Proof => ({ file, name });

/** Interaction story of a component. */
export const story = (component: string, name: string): Proof =>
  proof(`packages/kit/src/${component}/${component}.interactions.stories.tsx`, name);

/** Spoken phrases of components, in French and Arabic. */
export const speech = (file: "fields" | "lists" | "parts", title: string): Proof =>
  proof(`.storybook/speech/${file}.conditions.ts`, title);

export const axe = proof(".storybook/preview.tsx", 'test: "error"');
export const conditions = proof(
  ".storybook/conditions/check-conditions.ts",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: words of a title as they stand in the file.
  "${story.id} holds in the dark at 320 px, and at twice the text in forced colours",
);
export const derivedThemes = proof(
  "tokens/src/derive/derive-theme.test.ts",
  "makes every pair legible for any colours of the newspaper and of its page",
);
export const everyPage = proof(
  "apps/journeys/src/journeys/order-by-balance.ar.spec.ts",
  "an Arabic ad is ordered and paid from the balance, by keyboard alone",
);

/** Reason why a proof does not hold any more; undefined where it does. */
export function faultOf({ file, name }: Proof): string | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return `${file} does not exist`;
  const text = readFileSync(path, "utf8");
  const isThere = text.includes(`export const ${name}: Story`) || /\W/.test(name);
  return isThere && text.includes(name) ? undefined : `${file} has no test «${name}»`;
}
