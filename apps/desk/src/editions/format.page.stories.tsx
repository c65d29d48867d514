import { type Reply, refuse } from "@parution/app/testing/replies.ts";
import { savePageFormat } from "@parution/contract/editions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
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

/** The service refuses a text of the house and a length: each message stands under its field. */
export const Refused: Story = {
  args: {
    replies: [
      refuse(savePageFormat, 422, {
        code: "INVALID",
        message: "Certains champs sont à corriger.",
        errors: {
          textes_maison: ["Un caractère porte trop de signes superposés."],
          hauteur: ["Cette valeur est trop grande."],
        },
      }),
      formats,
      ...deskReplies("production"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const texts = await page.findByRole("textbox", { name: /^Textes de la maison/ });
    await userEvent.click(page.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() =>
      expect(texts).toHaveAccessibleDescription("Un caractère porte trop de signes superposés."),
    );
    await expect(
      page.getByRole("textbox", { name: /^Hauteur de la page/ }),
    ).toHaveAccessibleDescription("Cette valeur est trop grande.");
  },
};
