import {
  deriveTheme,
  supportFile,
  supportFileText,
  type ThemeRequest,
} from "@parution/tokens/derive";
import { figmaFiles, resolverText, tokensStudioText } from "@parution/tokens/design-tools";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, type within } from "storybook/test";
import { userEvent } from "../pointer.ts";
import { Workbench } from "./workbench.tsx";

const meta = {
  title: "Theme a newspaper/Import",
  component: Workbench,
  tags: ["interactions", "!autodocs"],
  args: { language: "fr" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const designed: ThemeRequest = {
  slug: "journal",
  name: "Le Journal",
  brand: "#1b3a6b",
  paper: "#fff1e5",
  headlineFace: "grotesk",
  paperFace: "naskh",
  radius: 8,
};
const theme = deriveTheme(designed);
const newspaper = { id: designed.slug, file: supportFile(theme) };

const jsonFile = (name: string, text: string) =>
  new File([text], name, { type: "application/json" });
const choose = (canvas: Canvas, name: string, text: string) =>
  userEvent.upload(canvas.getByLabelText("Design file"), jsonFile(name, text));

async function expectAnswers(canvas: Canvas, { brand, paper }: { brand: string; paper: string }) {
  await waitFor(() =>
    expect(canvas.getByRole("textbox", { name: "Brand colour" })).toHaveValue(brand),
  );
  await expect(canvas.getByRole("textbox", { name: /^Paper/ })).toHaveValue(paper);
}

/** A file of each format that the page exports is read back whole. */
export const ReadsWhatItExports: Story = {
  play: async ({ canvas }) => {
    const light = figmaFiles([newspaper]).get("Semantic/journal-light.tokens.json") ?? "";
    const files = [
      ["journal.json", supportFileText(theme)],
      ["journal-light.tokens.json", light],
      ["tokens.json", tokensStudioText([newspaper])],
      ["journal.resolver.json", resolverText(newspaper)],
    ] as const;
    for (const [name, text] of files) {
      await choose(canvas, name, text);
      await expect(
        await canvas.findByText(
          `${name}: brand colour, paper, headlines, newspaper's page, corner radius read.`,
        ),
      ).toBeVisible();
      await expectAnswers(canvas, { brand: "#1b3a6b", paper: "#fff1e5" });
      await expect(canvas.getByRole("combobox", { name: "Headlines" })).toHaveValue("grotesk");
      await expect(canvas.getByRole("slider", { name: "Corner radius" })).toHaveValue("8");
      await expect(canvas.queryByRole("list", { name: /^Faults/ })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole("button", { name: "Restore the answers" }));
      await expectAnswers(canvas, { brand: "#7a1f2b", paper: "#fff6ec" });
      await expect(canvas.getByRole("combobox", { name: "Newspaper's page" })).toHaveValue("");
    }
  },
};

/** A fault names its token, and the answers without a fault are read. */
export const NamesEachFaultAtItsToken: Story = {
  play: async ({ canvas }) => {
    const text = JSON.stringify({
      color: {
        $type: "color",
        brand: { $value: { colorSpace: "srgb", components: [1, 0.8353, 0] } },
        paper: { $value: "{sand.50}" },
        link: { $value: "#224466" },
      },
      font: { $type: "fontFamily", headline: { $value: "Papyrus" } },
    });
    await choose(canvas, "gazette.tokens.json", text);
    const faults = await canvas.findByRole("list", { name: "Faults in gazette.tokens.json" });
    await expect(faults).toHaveTextContent("color.paper«{sand.50}» names no token of the file.");
    await expect(faults).toHaveTextContent("font.headline«Papyrus» is not a face.");
    await expectAnswers(canvas, { brand: "#ffd500", paper: "#fff6ec" });
    await userEvent.click(canvas.getByText("Otherwise in the theme (2)"));
    const differences = canvas.getByRole("list", { name: "gazette.tokens.json beside the theme" });
    await expect(differences).toHaveTextContent(
      "#ffd500 is too faint on light pages: the theme has #836c00, of the same hue.",
    );
    await expect(differences).toHaveTextContent(
      "color.link#224466 in the file, #836c00 in the theme.",
    );
  },
};

/** A file that cannot be read is refused at the field, and no answer changes. */
export const RefusesAFileThatItCannotRead: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Design file");
    const refused = [
      ["notes.json", "{", /notes.json: The file is not JSON/],
      [
        "new.json",
        '{ "version": "2030.01", "color": {} }',
        /version «2030.01» of the format: 2025.10 is read/,
      ],
      [
        "old.json",
        '{ "a": { "value": "#000", "type": "color" } }',
        /older format of Tokens Studio/,
      ],
      ["large.json", " ".repeat(1_000_001), /large.json is larger than 1 MB/],
    ] as const;
    for (const [name, text, message] of refused) {
      await choose(canvas, name, text);
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(expect.stringMatching(message)),
      );
      await expectAnswers(canvas, { brand: "#7a1f2b", paper: "#fff6ec" });
    }
  },
};

/** Each file can be downloaded under the name that its tool expects. */
export const ExportsTheModesOfVariables: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Figma" }));
    const links = canvas.getAllByRole("link", { name: /^Download/ });
    await expect(links.map((link) => link.getAttribute("download"))).toEqual([
      "Value.tokens.json",
      "gazette-light.tokens.json",
      "gazette-dark.tokens.json",
    ]);
    const [, light] = links.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
    const mode = JSON.parse(light?.replace(/^[^,]+,/, "") ?? "");
    await expect(mode.color.brand.$extensions["com.figma.aliasData"]).toEqual({
      targetVariableName: "brand/gazette/own",
      targetVariableSetName: "Primitive",
    });
    await userEvent.click(canvas.getByRole("tab", { name: "Tokens Studio" }));
    await expect(canvas.getByRole("region", { name: "gazette.tokens-studio.json" })).toBeVisible();
  },
};
