import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { storiesOf } from "../../../.storybook/stories-of.ts";
import * as attestation from "./attestation-card/attestation-card.stories.tsx";
import * as credit from "./credit-alert/credit-alert.stories.tsx";
import * as identity from "./identity-card/identity-card.stories.tsx";
import * as price from "./price-summary/price-summary.stories.tsx";

type Titled = ComponentType<{ headingLevel?: 4 }>;

/** Components with a title of their own, and its usual level. */
const titled: readonly (readonly [name: string, story: Titled, usual: number])[] = [
  ["attestation card", storiesOf(attestation).Ready, 3],
  ["credit alert", storiesOf(credit).Under, 2],
  ["identity card", storiesOf(identity).Person, 2],
  ["price summary", storiesOf(price).Current, 2],
];

test.each(titled)("the title of the %s takes the level of its page", (_name, story, usual) => {
  expect(renderToString(createElement(story))).toContain(`<h${usual}`);
  const deeper = renderToString(createElement(story, { headingLevel: 4 }));
  expect(deeper).toContain("<h4");
  expect(deeper).not.toContain(`<h${usual}`);
});
