import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { type LinkElementProps, LinkProvider } from "../link/index.ts";
import { PublishedAdCard } from "./published-ad-card.tsx";
import { arabicAd, frenchAd } from "./sample-ads.ts";

const navigate = fn();

function RouterLink({ href, ...rest }: LinkElementProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

const meta = {
  title: "Newspaper/Published ad card/Interactions",
  component: PublishedAdCard,
  tags: ["interactions", "!autodocs"],
  args: frenchAd,
  beforeEach: () => {
    navigate.mockClear();
  },
  decorators: [
    (Story) => (
      <LinkProvider element={RouterLink}>
        <div className="max-w-xs">
          <Story />
        </div>
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof PublishedAdCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsOneLinkNamedByItsTitle: Story = {
  play: async ({ canvasElement, args }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName(args.title);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(navigate.mock.calls).toEqual([[args.href]]);
  },
};

export const LeadsThereFromAnywhereOnTheCard: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("article").getBoundingClientRect();
    const corners = [
      [card.left + 4, card.top + 4],
      [card.right - 4, card.bottom - 4],
    ] as const;
    for (const [x, y] of corners) {
      const hit = document.elementFromPoint(x, y);
      await expect(hit).toHaveAttribute("href", "#french-ad");
    }
  },
};

export const KeepsItsOwnDirectionAndLanguage: Story = {
  args: arabicAd,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole("heading", { name: args.title, level: 3 });
    await expect(canvasElement.ownerDocument.dir).toBe("ltr");
    await expect(getComputedStyle(title).direction).toBe("rtl");
    await expect(title).toHaveAttribute("lang", "ar");
    await expect(canvas.getByText("Marrakech").closest("[lang=ar]")).toBeNull();
  },
};

export const CutsALongExcerpt: Story = {
  args: { excerpt: "Mot ".repeat(400), lines: 2 },
  play: async ({ canvasElement }) => {
    const excerpt = within(canvasElement).getByText(/^Mot/);
    const lineHeight = Number.parseFloat(getComputedStyle(excerpt).lineHeight);
    await expect(excerpt.clientHeight).toBeLessThanOrEqual(Math.ceil(lineHeight * 2));
    await expect(excerpt.scrollHeight).toBeGreaterThan(excerpt.clientHeight);
  },
};

/** Beside the text, after it in the ad's own direction. */
export const PutsThePictureBesideTheText: Story = {
  args: { layout: "row", photo: <svg role="presentation" /> },
  render: (args) => (
    <>
      <PublishedAdCard {...args} />
      <PublishedAdCard {...args} {...arabicAd} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [french, arabic] = within(canvasElement)
      .getAllByRole("article")
      .map((card) => ({
        title: within(card).getByRole("heading").getBoundingClientRect(),
        picture: card.querySelector("svg")?.getBoundingClientRect(),
      }));
    await expect(french?.picture?.left).toBeGreaterThan(french?.title.right ?? Number.NaN);
    await expect(arabic?.picture?.right).toBeLessThan(arabic?.title.left ?? Number.NaN);
  },
};
