import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { cutOff, type Reply, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { reportError } from "@parution/contract/reports";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import PostedDataPage from "./posted-data.page.tsx";

const meta = {
  title: "Pages/Posted data",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [reply(reportError, () => ({ message: "Le rapport est parti." }))] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/posted-data-from-maksi" replies={replies}>
      <PostedDataPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

async function report(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: /rapport/ }));
  return page;
}

export const Reported: Story = {
  play: async ({ canvasElement }) => {
    const page = await report(canvasElement);
    await expect(await page.findByText("Le rapport est parti.")).toBeVisible();
  },
};

export const CutOff: Story = {
  args: { replies: [cutOff(reportError)] },
  play: async ({ canvasElement }) => {
    const page = await report(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("interrompue");
  },
};
