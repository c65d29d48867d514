import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { fn } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { wholeCrop } from "./crop.ts";
import type { Picture } from "./cut-photo.ts";
import { PhotoCrop, type PhotoCropProps } from "./photo-crop.tsx";
import { samplePicture } from "./sample-picture.ts";

const texts = {
  frame: "Cadrage de la photo",
  hint: "Faites glisser l'image ; au clavier, les flèches la déplacent, + et - l'agrandissent.",
  zoom: "Zoom",
  place: (x: number, y: number) => `Centre à ${x} %, ${y} %`,
};

const meta = {
  title: "Fields/Photo crop",
  tags: ["stable"],
  component: PhotoCrop,
  args: { value: wholeCrop, onChange: fn(), labels: texts },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PhotoCrop>;

export default meta;
type Story = StoryObj<typeof PhotoCrop>;

type HeldProps = Omit<PhotoCropProps, "picture">;

/** The sample is painted once there is a page to paint on. */
function Held({ value: first, ...props }: HeldProps) {
  const [crop, setCrop] = useState(first);
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => setPicture(samplePicture()), []);
  return (
    <div className="max-w-sm">
      {picture && <PhotoCrop {...props} picture={picture} value={crop} onChange={setCrop} />}
    </div>
  );
}

export const Whole: Story = {};
export const Near: Story = { args: { value: { x: 0.3, y: 0.4, zoom: 2.5 } } };
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: { x: Number.NaN, y: 7, zoom: -3 } },
};
export const Narrow: Story = {
  render: (args) => (
    <div className="w-40">
      <Held {...args} />
    </div>
  ),
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    labels: {
      frame: "تأطير الصورة",
      hint: "اسحبوا الصورة، أو حركوها بالأسهم وكبروها بالزرين + و -.",
      zoom: "التكبير",
      place: (x, y) => `المركز عند ${x}٪ و${y}٪`,
    },
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{(key) => <Held key={key} {...args} />}</AllSupports>,
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ chosen: Near.args }}>
      {(given) => <Held {...given} />}
    </StatesMatrix>
  ),
};
