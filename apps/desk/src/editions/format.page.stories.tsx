import type { Reply } from "@parution/app/testing/replies.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { formats } from "../testing/sample-issue.ts";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";

const meta = {
  title: "Pages/Desk/Page format",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [formats, ...deskReplies("production")] },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/editions/format" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lengths and columns are whole numbers: the sample is laid out with what would be kept. */
export const WholeNumbers: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const columns = await page.findByRole("textbox", { name: "Colonnes" });
    await userEvent.clear(columns);
    await userEvent.type(columns, "5,4");
    await userEvent.tab();
    await expect(columns).toHaveValue("5");
    await expect(page.getByRole("listbox", { name: "Page 1" })).toBeVisible();
  },
};
