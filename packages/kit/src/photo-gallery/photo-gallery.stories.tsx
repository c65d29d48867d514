import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import type { PhotoGalleryLabels } from "./gallery-photo.ts";
import { PhotoGallery } from "./photo-gallery.tsx";
import { samplePhotos, samplePicture } from "./sample-photos.ts";

const labels: PhotoGalleryLabels = {
  carousel: "carrousel",
  previous: "Photo précédente",
  next: "Photo suivante",
  bullets: "Choisir une photo",
  thumbnails: "Vignettes",
  place: (place, count) => `Photo ${place} sur ${count}`,
  broken: "La photo n'a pas pu être chargée",
  none: "Aucune photo",
};

const meta = {
  title: "Newspaper/Photo gallery",
  tags: ["stable"],
  component: PhotoGallery,
  args: { label: "Photos de l'appartement", photos: samplePhotos, labels },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-xl"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralPhotos: Story = {};

export const ThreePhotos: Story = { args: { photos: samplePhotos.slice(0, 3) } };

export const OnePhoto: Story = { args: { photos: samplePhotos.slice(0, 1) } };

export const NoPhoto: Story = { args: { photos: [] } };

/** A tall photo is shown whole, in the room that is kept for all. */
export const TallPhoto: Story = {
  args: {
    photos: [
      { id: "tall", src: samplePicture(200, 300, 700), alt: "Immeuble vu de la rue" },
      ...samplePhotos,
    ],
  },
};

export const BrokenPhoto: Story = {
  args: {
    photos: [
      { id: "broken", src: "data:image/png;base64,x", alt: "Vue du balcon" },
      ...samplePhotos,
    ],
  },
};

const arabicNames = ["الواجهة", "الصالون", "المطبخ", "غرفة النوم", "الشرفة", "المرآب"];

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "صور الشقة",
    photos: samplePhotos.map((photo, index) => ({ ...photo, alt: arabicNames[index] ?? "" })),
    labels: {
      carousel: "معرض دوار",
      previous: "الصورة السابقة",
      next: "الصورة التالية",
      bullets: "اختيار صورة",
      thumbnails: "صور مصغرة",
      place: (place, count) => `الصورة ${place} من ${count}`,
      broken: "تعذر تحميل الصورة",
      none: "لا توجد صور",
    },
  },
};

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, wide: true },
  render: (args) => (
    <AllSupports>{(key) => <PhotoGallery {...args} label={`Photos, ${key}`} />}</AllSupports>
  ),
};

export const NonsensePhotos: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    ratio: Number.NaN,
    photos: [
      { id: "1", src: "", alt: "" },
      { id: "2", src: "   ", alt: "ش".repeat(2_000) },
      { id: "3", src: "not an address", alt: "x".repeat(10_000) },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [shown] = canvas.getAllByText("La photo n'a pas pu être chargée");
    await expect(shown).toBeVisible();
    await expect(canvas.getByRole("region").clientHeight).toBeLessThan(900);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const NonsenseHundredPhotos: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    photos: Array.from({ length: 100 }, (_, index) => ({
      id: `${index}`,
      src: samplePicture(index * 7),
      alt: `Vue ${index + 1}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(within(canvasElement).getAllByRole("tab")).toHaveLength(100);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ empty: NoPhoto.args, invalid: BrokenPhoto.args }}
    >
      {(given, key) => <PhotoGallery {...given} label={key} />}
    </StatesMatrix>
  ),
};
