import { ApiError } from "@parution/contract/errors";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { beginStory } from "../testing/begin.ts";
import { PageStory } from "../testing/page-story.tsx";
import { STORY_NOW } from "../testing/samples.ts";
import { ExportButton } from "./export-button.tsx";

const request = fn<(format: string) => Promise<File>>();

const meta = {
  title: "Pages/Export",
  tags: ["!autodocs"],
  args: { request },
  beforeEach: () => {
    request.mockReset();
    beginStory({ now: STORY_NOW });
  },
  render: (args, { globals }) => (
    <PageStory language={globals.language} path="/mes-annonces" replies={[]}>
      <ExportButton {...args} />
    </PageStory>
  ),
} satisfies Meta<typeof ExportButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => userEvent.click(await screen.findByRole("button", { name: "Exporter" }));

/** Repeated clicks while a file is prepared request it once. */
export const RequestedOnce: Story = {
  play: async () => {
    request.mockReturnValue(new Promise(() => undefined));
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Excel 97-2003 (.xls)" }));
    const busy = await screen.findByRole("button", { name: "Préparation du fichier" });
    await userEvent.click(busy);
    await userEvent.click(screen.getByRole("button", { name: "Texte (.csv)" }));
    await expect(request.mock.calls).toEqual([["xls"]]);
  },
};

/** A refusal is shown beneath the formats, and another format can be chosen. */
export const TooManyRows: Story = {
  play: async () => {
    const message = "Un fichier .xls contient 65 535 lignes au plus.";
    request.mockRejectedValueOnce(new ApiError(422, "TOO_MANY_ROWS", message));
    request.mockResolvedValueOnce(new File(["a"], "mes-annonces.xlsx"));
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Excel 97-2003 (.xls)" }));
    await screen.findByText(message);
    await userEvent.click(screen.getByRole("button", { name: "Excel (.xlsx)" }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    await expect(request).toHaveBeenLastCalledWith("xlsx");
  },
};

export const InArabic: Story = {
  globals: { language: "ar" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "تصدير" }));
    await screen.findByText("ملف نصي (‎.csv‎)");
  },
};
