import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { cornerOf } from "./page-cells.ts";
import { PagePreview } from "./page-preview.tsx";
import type { PageCell, PagePreviewProps } from "./page-preview.types.ts";
import { samplePages, samplePaper } from "./sample-pages.ts";

const onChange = fn<(value: string) => void>();
const onMove = fn<(id: string, cell: PageCell) => void>();

/** Shows a moved ad in its cell, as an application does once it is laid out anew. */
function Moving(props: PagePreviewProps) {
  const [pages, setPages] = useState(props.pages);
  return (
    <PagePreview
      {...props}
      pages={pages}
      onMove={
        props.onMove &&
        ((id, cell) => {
          props.onMove?.(id, cell);
          setPages((before) =>
            before.map((page) => ({
              ...page,
              pieces: page.pieces.map((piece) =>
                piece.kind === "module" && piece.id === id
                  ? { ...piece, ...cornerOf(props.paper, piece, cell), ...cell }
                  : piece,
              ),
            })),
          );
        })
      }
    />
  );
}

const meta: Meta<typeof PagePreview> = {
  title: "Newspaper/Page preview/Interactions",
  component: PagePreview,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Moving {...args} />,
  args: {
    label: "Pages",
    pages: samplePages("ltr", 2),
    paper: samplePaper,
    onChange,
    onMove,
    labels: {
      pages: "Pages",
      page: (number) => `Page ${number}`,
      help: "Flèches",
      moved: (label, { page, column, row }) => `${label} ${page}/${column}/${row}`,
      empty: "Rien",
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onChange.mockClear();
    onMove.mockClear();
  },
};

export default meta;
type Story = StoryObj<PagePreviewProps>;

/** Pages without line ads, so that a moved ad lies over none. */
const modulesOf = (pages: PagePreviewProps["pages"]) =>
  pages.map((page) => ({ ...page, pieces: page.pieces.filter(({ kind }) => kind !== "rows") }));

const focused = () => document.activeElement?.getAttribute("aria-label");

const adNamed = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole("option", { name });

export const ArrowsGoFromAdToAdAndPageToPage: Story = {
  play: async ({ canvasElement }) => {
    adNamed(canvasElement, "Annonce 20").focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(focused()).toBe("Annonce 21"));
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(focused()).toBe("Annonce 900"));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(focused()).toBe("Annonce 120"));
    await expect(within(canvasElement).getByRole("listbox", { name: "Page 2" })).toBeVisible();
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(focused()).toBe("Annonce 900"));
    await expect(onChange).toHaveBeenLastCalledWith("module-0");
  },
};

export const AMarkedAdBringsItsPage: Story = {
  args: { value: "module-1" },
  play: async ({ canvasElement }) => {
    const option = adNamed(canvasElement, "Annonce 901");
    await expect(option).toHaveAttribute("aria-selected", "true");
    await expect(within(canvasElement).getByRole("button", { name: /Page 2/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const AltAndArrowsMoveAModularAdAndAnnounceIt: Story = {
  args: { pages: modulesOf(samplePages("ltr", 1)) },
  play: async ({ canvasElement }) => {
    adNamed(canvasElement, "Annonce 900").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(onMove).toHaveBeenLastCalledWith("module-0", { page: 1, column: 4, row: 6 });
    await waitFor(() =>
      expect(within(canvasElement).getByRole("status")).toHaveTextContent("Annonce 900 1/4/6"),
    );
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await expect(onMove).toHaveBeenCalledTimes(1);
  },
};

export const ArrowsPointAsTheyDoOnArabicPaper: Story = {
  args: { pages: modulesOf(samplePages("rtl", 1)), paper: { ...samplePaper, direction: "rtl" } },
  play: async ({ canvasElement }) => {
    adNamed(canvasElement, "إعلان 900").focus();
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await expect(onMove).toHaveBeenLastCalledWith("module-0", { page: 1, column: 3, row: 7 });
  },
};

export const ADragPutsAModularAdOnTheNearestCell: Story = {
  args: { pages: modulesOf(samplePages("ltr", 1)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole("listbox");
    const { paperWidth, paperHeight } = samplePaper;
    // From the middle of the ad, two columns and one row away, not quite on the grid.
    const from = { x: (174 + 52) / paperWidth, y: (254 + 76) / paperHeight };
    const to = { x: from.x - 101 / paperWidth, y: from.y - 45 / paperHeight };
    await userEvent.drag(page, from, to);
    await expect(onMove).toHaveBeenLastCalledWith("module-0", {
      page: 1,
      column: 2,
      row: 6,
    });
  },
};

export const NothingMovesWhereItIsRead: Story = {
  args: { onMove: undefined },
  play: async ({ canvasElement }) => {
    adNamed(canvasElement, "Annonce 900").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(onMove).not.toHaveBeenCalled();
  },
};
