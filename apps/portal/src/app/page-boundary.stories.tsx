import { beginStory } from "@parution/app/testing/begin.ts";
import {
  BROKEN,
  FAILURE,
  FailingPages,
  listenToErrors,
  OTHER_FILTER,
} from "@parution/app/testing/failing-page.tsx";
import { StoryScope } from "@parution/app/testing/page-story.tsx";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { PageBoundary } from "./page-boundary.tsx";

const meta = {
  title: "Pages/Frame/Page boundary",
  tags: ["!autodocs"],
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: (_, { globals }) => (
    <StoryScope language={globals.language} path="/" replies={[]}>
      <FailingPages boundary={PageBoundary} />
    </StoryScope>
  ),
} satisfies Meta;

export default meta;

/** A page that fails says so and is reported once; a link leads from it to another page or filter, which is shown as ever. */
export const Failed: StoryObj = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    const follow = (name: string) => userEvent.click(body.getByRole("link", { name }));
    const expectFailure = async () => {
      await expect(body.getByRole("alert")).toHaveTextContent("Cette page n’a pas pu s’afficher");
      await expect(body.getByRole("button", { name: "Recharger la page" })).toBeVisible();
    };
    await expect(await body.findByText("Page /")).toBeVisible();
    const { causes, stop } = listenToErrors();
    await follow(BROKEN);
    await expectFailure();
    await expect(causes).toEqual([FAILURE]);
    await follow(OTHER_FILTER);
    await expect(body.getByText(`Page ${OTHER_FILTER}`)).toBeVisible();
    await follow(BROKEN);
    await expectFailure();
    await follow("/");
    await expect(body.getByText("Page /")).toBeVisible();
    stop();
  },
};
