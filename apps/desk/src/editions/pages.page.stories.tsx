import { neverAnswer, type Reply, reply } from "@parution/app/testing/replies.ts";
import { printEditionPages, readEdition } from "@parution/contract/editions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { formats } from "../testing/sample-issue.ts";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import type { EditionPages } from "./editions.data.ts";
import { printedPages } from "./sample-editions.ts";

const [first, ...others] = printedPages.ads as [EditionPages["ads"][number]];
/** Open edition whose first ad was put on its place by hand. */
const open: EditionPages = {
  ...printedPages,
  isFrozen: false,
  ads: [{ ...first, isPlaced: true }, ...others],
};
const page = (pages: EditionPages): readonly Reply[] => [
  ...[reply(readEdition, () => pages), formats],
  ...deskReplies("production"),
];

const meta = {
  title: "Pages/Desk/Edition pages",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: page(open) },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory
      language={globals.language}
      path={`/editions/1/${open.day}/pages?annonce=${first.id}`}
      replies={replies}
    />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ad of the address is marked; one that was placed by hand can be placed automatically. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await expect(await body.findByRole("button", { name: "Placer automatiquement" })).toBeVisible();
    await expect(body.queryByText(/ses pages ne changent plus/)).toBeNull();
  },
};

/** An edition that has appeared says that its pages stay. */
export const Kept: Story = {
  args: { replies: page({ ...open, isKept: true, isFrozen: true }) },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await expect(await body.findByText(/ses pages ne changent plus/)).toBeVisible();
    await body.findByText(first.title);
    await expect(body.queryByRole("button", { name: "Placer automatiquement" })).toBeNull();
    await expect(body.queryByText(/avec Alt/)).toBeNull();
  },
};

/** So does a cancelled one, whose pages were not kept. */
export const Cancelled: Story = { ...Kept, args: { replies: page({ ...open, isFrozen: true }) } };

export const KeptArabic: Story = {
  args: { replies: page({ ...open, isKept: true, isFrozen: true }) },
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/لم تعد صفحاته تتغير/);
  },
};

/** The document that was asked for is being prepared, among others. */
export const DocumentPending: Story = {
  args: { replies: [neverAnswer(printEditionPages), ...page(open)] },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: "PDF des pages" }));
    const pending = await body.findAllByRole("button", { name: "Préparation du document" });
    await expect(pending).toHaveLength(1);
    await expect(body.getByRole("button", { name: "Positions en JSON" })).toBeVisible();
  },
};
