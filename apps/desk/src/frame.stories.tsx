import {
  BROKEN,
  FAILURE,
  FailingPages,
  listenToErrors,
  OTHER_FILTER,
} from "@parution/app/testing/failing-page.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../.storybook/pointer.ts";
import { PageBoundary } from "./frame.tsx";
import { DeskStory } from "./testing/desk-story.tsx";
import { beginDesk, deskParameters } from "./testing/samples.ts";

const meta = {
  title: "Pages/Desk/Page boundary",
  tags: ["!autodocs"],
  parameters: deskParameters,
  beforeEach: beginDesk,
  render: (_, { globals }) => (
    <DeskStory language={globals.language} path="/" replies={[]}>
      <FailingPages boundary={PageBoundary} />
    </DeskStory>
  ),
} satisfies Meta;

export default meta;

/** A page that fails says so within the frame and is reported once, and another address is shown as ever. */
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
    await follow(BROKEN);
    await expectFailure();
    stop();
  },
};
