import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { type Crop, wholeCrop } from "./crop.ts";
import { cutPhoto } from "./cut-photo.ts";
import { PhotoCrop } from "./photo-crop.tsx";
import { middleColour, samplePicture } from "./sample-picture.ts";

const picture = samplePicture();
const DISC = "253,246,227";
const BLUE = "29,78,137";
const GREEN = "58,125,68";

const meta = {
  title: "Fields/Photo crop/Interactions",
  component: PhotoCrop,
  tags: ["interactions", "!autodocs"],
  args: {
    picture,
    value: wholeCrop,
    onChange: fn(),
    labels: {
      frame: "Cadrage",
      hint: "Les flèches déplacent la photo.",
      zoom: "Zoom",
      place: (x, y) => `Centre à ${x} %, ${y} %`,
    },
  },
  render: ({ value: first = wholeCrop, onChange, ...props }) => {
    const [crop, setCrop] = useState<Crop>(first);
    return (
      <div className="w-72">
        <PhotoCrop
          {...props}
          value={crop}
          onChange={(next) => {
            setCrop(next);
            onChange?.(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof PhotoCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

function frameOf(canvasElement: HTMLElement): HTMLCanvasElement {
  return within(canvasElement).getByRole<HTMLCanvasElement>("application", { name: "Cadrage" });
}

export const MovedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const frame = frameOf(canvasElement);
    await expect(frame).toHaveAccessibleDescription("Les flèches déplacent la photo.");
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await expect(middleColour(frame)).toBe(DISC);
    // The picture goes right, until its left edge is reached: the blue quarter comes into view.
    await userEvent.keyboard("{Shift>}{ArrowRight>6/}{/Shift}{ArrowDown}");
    await expect(middleColour(frame, 0.1, 0.1)).toBe(BLUE);
    await expect(middleColour(frame)).not.toBe(DISC);
  },
};

export const ZoomedByKeysAndSlider: Story = {
  play: async ({ canvasElement }) => {
    const frame = frameOf(canvasElement);
    const zoom = within(canvasElement).getByRole("slider", { name: "Zoom" });
    await expect(middleColour(frame, 0.1, 0.1)).toBe(BLUE);
    await userEvent.tab();
    await userEvent.keyboard("+");
    await expect(zoom).toHaveValue("110");
    await userEvent.keyboard("-");
    await expect(zoom).toHaveValue("100");
    await userEvent.fill(zoom, "300");
    await expect(zoom).toHaveAttribute("aria-valuetext", "300 %");
    await expect(middleColour(frame, 0.1, 0.1)).toBe(DISC);
  },
};

export const DraggedByPointer: Story = {
  play: async ({ canvasElement }) => {
    const frame = frameOf(canvasElement);
    await userEvent.drag(frame, { x: 0.8, y: 0.5 }, { x: 0.3, y: 0.5 });
    await expect(middleColour(frame, 0.9, 0.9)).toBe(GREEN);
    await expect(middleColour(frame)).not.toBe(DISC);
  },
};

/** The result is the framed square, and never larger than requested. */
export const CutAsFramed: Story = {
  play: async () => {
    const file = await cutPhoto(picture, { x: 0.5, y: 0.5, zoom: 2 }, { most: 128, name: "p.jpg" });
    await expect(file.type).toBe("image/jpeg");
    const cut = await createImageBitmap(file);
    await expect([cut.width, cut.height]).toEqual([128, 128]);
    const small = await createImageBitmap(
      await cutPhoto(picture, wholeCrop, { most: 512, name: "p.jpg" }),
    );
    await expect([small.width, small.height]).toEqual([400, 400]);
  },
};
