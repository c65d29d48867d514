import { type ThemeRequest, themeCssOf } from "@parution/tokens/derive";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";

const gazette: ThemeRequest = { slug: "gazette", name: "La Gazette", brand: "#ffd500", radius: 12 };

interface BoxProps {
  id: string;
  support: string;
  scheme?: "light" | "dark";
  children?: ReactNode;
}

/** A part of a page that shows another newspaper than the page does. */
function Box({ id, support, scheme, children }: BoxProps) {
  return (
    <section
      data-testid={id}
      data-support={support}
      data-scheme={scheme}
      className="flex flex-col gap-3 rounded-control border-4 border-brand bg-page p-4 text-fg"
    >
      <p className="font-headline text-heading text-title-sm">{support}</p>
      {children}
    </section>
  );
}

function Nest() {
  return (
    <>
      <style>{themeCssOf(gazette)}</style>
      <Box id="outer" support="gazette" scheme="light">
        <Box id="house" support="parution">
          <Box id="inner" support="gazette" scheme="dark">
            <Box id="daily" support="l-horizon" scheme="light" />
          </Box>
        </Box>
      </Box>
    </>
  );
}

const meta = {
  title: "Theme a newspaper/Nested",
  component: Nest,
  tags: ["!autodocs"],
} satisfies Meta<typeof Nest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A derived theme holds inside a shipped one, and the other way round, light in dark and back. */
export const DerivedInShippedInDerived: Story = {
  play: async ({ canvas }) => {
    const looksOf = (id: string) => {
      const { borderTopColor, borderTopLeftRadius } = getComputedStyle(canvas.getByTestId(id));
      return [borderTopColor, borderTopLeftRadius];
    };
    await expect(looksOf("outer")).toEqual(["rgb(131, 108, 0)", "12px"]);
    await expect(looksOf("house")).toEqual(["rgb(48, 96, 102)", "6px"]);
    await expect(looksOf("inner")).toEqual(["rgb(255, 213, 0)", "12px"]);
    await expect(looksOf("daily")).toEqual(["rgb(22, 64, 133)", "4px"]);
  },
};

/** The settings of the reader's system outweigh a theme whose sheet comes after the kit's. */
export const TheReaderOutweighsADerivedTheme: Story = {
  play: async ({ canvas }) => {
    const duration = getComputedStyle(canvas.getByTestId("inner")).getPropertyValue(
      "--pa-duration-base",
    );
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(duration).toBe(reduced ? "0ms" : "200ms");
  },
};
