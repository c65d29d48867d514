import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { cornerOf } from "./page-cells.ts";
import { PagePreview } from "./page-preview.tsx";
import type { PageCell, PagePiece, PagePreviewProps } from "./page-preview.types.ts";
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
          setPages((before) => {
            const isMoved = (piece: PagePiece) => piece.kind === "module" && piece.id === id;
            const moved = before.flatMap(({ pieces }) => pieces.filter(isMoved));
            const put = moved.map((piece) =>
              piece.kind === "module"
                ? { ...piece, ...cornerOf(props.paper, piece, cell), ...cell }
                : piece,
            );
            return before.map((page) => ({
              ...page,
              pieces: [
                ...page.pieces.filter((piece) => !isMoved(piece)),
                ...(page.number === cell.page ? put : []),
              ],
            }));
          });
        })
      }
    />
  );
}

/** Moves the pieces of line ads behind those of modules, and back, with each move. */
function Flowing(props: PagePreviewProps) {
  const [turn, setTurn] = useState(0);
  const pages = props.pages.map((page) => ({
    ...page,
    pieces: page.pieces
      .toSorted((a, b) => (turn % 2 === 0 ? 1 : -1) * a.kind.localeCompare(b.kind))
      .map((piece) =>
        piece.kind === "module"
          ? { ...piece, row: piece.row - turn, y: piece.y - 39 * turn }
          : piece,
      ),
  }));
  return (
    <PagePreview
      {...props}
      pages={pages}
      onMove={(id, cell) => {
        props.onMove?.(id, cell);
        setTurn((before) => before + 1);
      }}
    />
  );
}

/** Middle of an element, as a share of another. */
function placeIn(whole: HTMLElement, part: HTMLElement) {
  const [around, box] = [whole.getBoundingClientRect(), part.getBoundingClientRect()];
  return {
    x: (box.left + box.width / 2 - around.left) / around.width,
    y: (box.top + box.height / 2 - around.top) / around.height,
  };
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

/** Pages without line ads, and with a modular ad on the first alone, so that one that is moved lies over none. */
const modulesOf = (pages: PagePreviewProps["pages"]) =>
  pages.map((page, index) => ({
    ...page,
    pieces: page.pieces.filter(({ kind }) => kind !== "rows" && !(kind === "module" && index > 0)),
  }));

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

/** Line ads flow anew around an ad that moved, so that it stands elsewhere among them. */
export const AMovedAdKeepsTheFocus: Story = {
  render: (args) => <Flowing {...args} />,
  play: async ({ canvasElement }) => {
    adNamed(canvasElement, "Annonce 900").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(focused()).toBe("Annonce 900"));
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(focused()).toBe("Annonce 900"));
  },
};

export const AltAndPageKeysMoveAModularAdToAnotherPage: Story = {
  args: { pages: modulesOf(samplePages("ltr", 2)) },
  play: async ({ canvasElement }) => {
    adNamed(canvasElement, "Annonce 900").focus();
    await userEvent.keyboard("{Alt>}{PageUp}{/Alt}");
    await expect(onMove).not.toHaveBeenCalled();
    await userEvent.keyboard("{Alt>}{PageDown}{/Alt}");
    await expect(onMove).toHaveBeenLastCalledWith("module-0", { page: 2, column: 4, row: 7 });
    await waitFor(() =>
      expect(within(canvasElement).getByRole("listbox", { name: "Page 2" })).toBeVisible(),
    );
    await waitFor(() => expect(focused()).toBe("Annonce 900"));
  },
};

export const ADragOntoAThumbnailMovesAnAdToThatPage: Story = {
  args: { pages: modulesOf(samplePages("ltr", 2)) },
  play: async ({ canvasElement }) => {
    const preview = within(canvasElement).getByRole("region", { name: "Pages" });
    const ad = adNamed(canvasElement, "Annonce 900");
    const from = placeIn(preview, ad);
    const second = placeIn(preview, within(canvasElement).getByRole("button", { name: /Page 2/ }));
    await userEvent.drag(preview, from, second);
    await expect(onMove).toHaveBeenLastCalledWith("module-0", { page: 2, column: 4, row: 7 });
    await expect(document.getSelection()?.toString()).toBe("");
    onMove.mockClear();
    await waitFor(() =>
      expect(within(canvasElement).getByRole("listbox", { name: "Page 2" })).toBeVisible(),
    );
    await userEvent.drag(preview, placeIn(preview, adNamed(canvasElement, "Annonce 900")), second);
    await expect(onMove).not.toHaveBeenCalled();
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
