import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { PhotoGallery } from "./photo-gallery.tsx";
import { samplePhotos } from "./sample-photos.ts";

const meta = {
  title: "Newspaper/Photo gallery/Interactions",
  component: PhotoGallery,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Photos",
    photos: samplePhotos,
    labels: {
      carousel: "carrousel",
      previous: "Précédente",
      next: "Suivante",
      bullets: "Choisir",
      thumbnails: "Vignettes",
      place: (place, count) => `Photo ${place} sur ${count}`,
      broken: "Illisible",
      none: "Aucune",
    },
  },
  decorators: [
    (Story) => (
      <div className="w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The photo in view, once the row has come to rest on it. */
async function expectInView(canvasElement: HTMLElement, place: number) {
  const canvas = within(canvasElement);
  const name = `Photo ${place} sur ${samplePhotos.length}`;
  const frame = await canvas.findByRole("tabpanel", { name });
  const stage = frame.parentElement;
  await waitFor(() => {
    const [its, seen] = [frame.getBoundingClientRect(), stage?.getBoundingClientRect()];
    expect(its.left).toBeCloseTo(seen?.left ?? Number.NaN, 0);
  });
  await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName(
    `${name}, ${samplePhotos[place - 1]?.alt}`,
  );
  const small = within(canvas.getByRole("toolbar")).getByRole("button", { current: true });
  await expect(small).toHaveAttribute("data-place", String(place - 1));
}

export const HasTheRoleOfACarousel: Story = {
  play: async ({ canvasElement }) => {
    const gallery = within(canvasElement).getByRole("region", { name: "Photos" });
    await expect(gallery).toHaveAttribute("aria-roledescription", "carrousel");
    await expect(within(gallery).getAllByRole("img")).toHaveLength(1);
    await expectInView(canvasElement, 1);
  },
};

export const ArrowsLeadToTheEndsAndNotRound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [previous, next] = [
      canvas.getByRole("button", { name: "Précédente" }),
      canvas.getByRole("button", { name: "Suivante" }),
    ];
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(previous);
    await expectInView(canvasElement, 1);
    for (let press = 0; press < samplePhotos.length + 2; press += 1) await userEvent.click(next);
    await expectInView(canvasElement, samplePhotos.length);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();
  },
};

export const BulletsAreTabs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { selected: true }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expectInView(canvasElement, 3);
    await expect(canvas.getByRole("tab", { selected: true })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expectInView(canvasElement, samplePhotos.length);
    await userEvent.keyboard("{Home}");
    await expectInView(canvasElement, 1);
  },
};

export const ThePhotoItselfTakesTheKeys: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expectInView(canvasElement, 2);
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

export const TheStripShowsFourAndLeadsTheStage: Story = {
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole("toolbar", { name: "Vignettes" });
    const small = within(strip).getAllByRole("button");
    const inSight = small.filter(
      (one) => one.getBoundingClientRect().right <= strip.getBoundingClientRect().right,
    );
    await expect(inSight).toHaveLength(4);
    const [first, second] = small.map((one) => one.getBoundingClientRect());
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(30, 0);
    await userEvent.click(small[3] ?? strip);
    await expectInView(canvasElement, 4);
  },
};

export const TheStripFollowsTheStage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { selected: true }).focus();
    await userEvent.keyboard("{End}");
    const strip = canvas.getByRole("toolbar");
    const small = within(strip).getByRole("button", { current: true });
    await waitFor(() =>
      expect(small.getBoundingClientRect().right).toBeLessThanOrEqual(
        strip.getBoundingClientRect().right + 1,
      ),
    );
  },
};

export const ASwipeIsFollowed: Story = {
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement).getByRole("tabpanel").parentElement;
    stage?.scrollTo({ left: 2 * (stage.clientWidth + 30), behavior: "instant" });
    await expectInView(canvasElement, 3);
  },
};

export const FollowsTheReadingDirection: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { selected: true }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expectInView(canvasElement, 2);
    await userEvent.keyboard("{ArrowRight}");
    await expectInView(canvasElement, 1);
    const next = canvas.getByRole("button", { name: "Suivante" }).getBoundingClientRect();
    const previous = canvas.getByRole("button", { name: "Précédente" }).getBoundingClientRect();
    await expect(next.left).toBeLessThan(previous.left);
  },
};

export const NamesThePhotoInView: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Suivante" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Photo 2 sur 6"));
  },
};

export const FetchesTheFirstAtOnceAndTheOthersLater: Story = {
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement).getByRole("tabpanel").parentElement;
    const loading = Array.from(stage?.querySelectorAll("img") ?? [], (image) => image.loading);
    await expect(loading).toEqual(["eager", "lazy", "lazy", "lazy", "lazy", "lazy"]);
  },
};

export const KeepsItsRoomBeforeAnythingHasLoaded: Story = {
  args: { photos: [{ id: "slow", src: "data:image/png;base64,x", alt: "Vue" }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { width, height } = canvas.getByRole("region").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
    await expect(await canvas.findByText("Illisible")).toBeVisible();
    const after = canvas.getByRole("region").getBoundingClientRect();
    await expect(after.height).toBe(height);
    await expect(canvas.queryByRole("tab")).not.toBeInTheDocument();
  },
};
