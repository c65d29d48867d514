import type { Meta, StoryObj } from "@storybook/react-vite";
import * as icons from "./icons.tsx";
import { SpinnerIcon } from "./spinner.tsx";

function Gallery() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
      {Object.entries({ ...icons, SpinnerIcon }).map(([name, Icon]) => (
        <li key={name} className="flex flex-col items-center gap-2 text-caption text-fg-muted">
          <Icon className="size-7 text-fg" />
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: "Foundations/Icon",
  component: Gallery,
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
/** Icons that point along the reading direction turn round; the others stay. */
export const Arabic: Story = { globals: { language: "ar" } };
export const Dark: Story = { globals: { scheme: "dark" } };
