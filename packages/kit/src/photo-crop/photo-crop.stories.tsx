import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { wholeCrop } from "./crop.ts";
import { PhotoCrop } from "./photo-crop.tsx";
import { samplePicture } from "./sample-picture.ts";

const texts = {
  frame: "Cadrage de la photo",
  hint: "Faites glisser l'image ; au clavier, les flèches la déplacent, + et - l'agrandissent.",
  zoom: "Zoom",
  place: (x: number, y: number) => `Centre à ${x} %, ${y} %`,
};

const meta = {
  title: "Fields/Photo crop",
  component: PhotoCrop,
  args: { picture: samplePicture(), crop: wholeCrop, onChange: fn(), texts },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PhotoCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

function Held({ crop: first, ...props }: React.ComponentProps<typeof PhotoCrop>) {
  const [crop, setCrop] = useState(first);
  return (
    <div className="max-w-sm">
      <PhotoCrop {...props} crop={crop} onChange={setCrop} />
    </div>
  );
}

export const Whole: Story = {};
export const Near: Story = { args: { crop: { x: 0.3, y: 0.4, zoom: 2.5 } } };
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
    texts: {
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
