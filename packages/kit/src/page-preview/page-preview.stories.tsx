import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { PagePreview } from "./page-preview.tsx";
import type { PageCell, PreviewedPage } from "./page-preview.types.ts";
import { samplePages, samplePaper } from "./sample-pages.ts";

const FEW: readonly PreviewedPage[] = samplePages("ltr", 1);
const move = () => undefined;

const meta = {
  title: "Newspaper/Page preview",
  component: PagePreview,
  tags: ["new"],
  args: {
    label: "Pages de l'édition",
    pages: samplePages("ltr"),
    paper: samplePaper,
    onMove: move as ((id: string, cell: PageCell) => void) | undefined,
    labels: {
      pages: "Pages",
      page: (number) => `Page ${number}`,
      help: "Les flèches vont d'une annonce à l'autre.",
      moved: (label, { page, column, row }) =>
        `${label}, page ${page}, colonne ${column}, rangée ${row}`,
      empty: "Aucune page.",
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-2xl"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PagePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const Marked: Story = { args: { defaultValue: "module-1" } };

export const ReadOnly: Story = { args: { onMove: undefined } };

export const Pending: Story = {
  args: { isPending: true, pendingLabel: "Mise en page en cours" },
};

export const Empty: Story = { args: { pages: [] } };

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "صفحات العدد",
    pages: samplePages("rtl"),
    paper: { ...samplePaper, direction: "rtl" },
    defaultValue: "module-0",
    labels: {
      pages: "الصفحات",
      page: (number) => `الصفحة ${number}`,
      help: "تنقل الأسهم من إعلان إلى آخر، ومع Alt تنقل إعلانا مؤطرا.",
      moved: (label, { page, column, row }) =>
        `${label}، الصفحة ${page}، العمود ${column}، الصف ${row}`,
      empty: "لا صفحات.",
    },
  },
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, wide: true },
  render: (args) => (
    <AllSupports>
      {(key) => <PagePreview {...args} pages={samplePages("ltr", 1)} label={key} />}
    </AllSupports>
  ),
};

/** Sizes that are none, labels without end, ids twice. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    defaultValue: "unknown",
    paper: { ...samplePaper, paperWidth: 0, columns: -3 },
    pages: [
      {
        number: 1,
        note: "x".repeat(300),
        pieces: [
          { kind: "bar", label: "<b>", x: -900, y: 0, width: -5, height: 0 },
          { kind: "filler", label: "z".repeat(2_000), x: 0, y: 0, width: 1, height: 1 },
          {
            kind: "rows",
            id: "a",
            label: "y".repeat(500),
            rowHeight: -2,
            x: 0,
            y: 0,
            width: 10,
            height: 10,
            rows: [{ text: "\u202E", direction: "rtl" }],
          },
          {
            kind: "rows",
            id: "a",
            label: "",
            rowHeight: 0,
            rows: [],
            x: 0,
            y: 20,
            width: 10,
            height: 10,
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("option")).toHaveLength(2);
    await expect(canvasElement.querySelector("b")).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: { ...statesParameters, wide: true },
  render: (args) => (
    <StatesMatrix
      args={{ ...args, pages: FEW }}
      interactive
      states={{
        chosen: { ...Marked.args, defaultValue: "module-0" },
        "read-only": ReadOnly.args,
        loading: Pending.args,
        empty: Empty.args,
      }}
    >
      {(given, key) => <PagePreview {...given} label={key} className="max-w-xs" />}
    </StatesMatrix>
  ),
};
