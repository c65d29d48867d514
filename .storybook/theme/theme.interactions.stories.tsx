import { deriveTheme, supportFileText, themeCssOf } from "@parution/tokens/derive";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { userEvent } from "../pointer.ts";
import { firstRequest } from "./use-theme-answers.ts";
import { Workbench } from "./workbench.tsx";

const meta = {
  title: "Theme a newspaper/Interactions",
  component: Workbench,
  tags: ["interactions", "!autodocs"],
  args: { language: "fr" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const specimen = (canvas: Canvas, scheme: "light" | "dark") =>
  within(canvas.getByRole("region", { name: scheme }));
const brandOf = (canvas: Canvas, scheme: "light" | "dark") =>
  getComputedStyle(specimen(canvas, scheme).getByRole("button", { name: "Commander" }))
    .backgroundColor;

async function answer(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** A chosen colour is applied at once, in both schemes, and every pair still passes. */
export const APickedColourIsWornAtOnce: Story = {
  play: async ({ canvas }) => {
    await expect(brandOf(canvas, "light")).toBe("rgb(122, 31, 43)");
    await userEvent.fill(canvas.getByLabelText("Brand colour: pick"), "#ffd500");
    await waitFor(() => expect(brandOf(canvas, "dark")).toBe("rgb(255, 213, 0)"));
    await expect(brandOf(canvas, "light")).toBe("rgb(131, 108, 0)");
    await expect(canvas.getByText(/^(\d+) of \1 pairs meet WCAG 2.2 AA/)).toBeVisible();
    await userEvent.click(canvas.getByText("Every pair"));
    await expect(await canvas.findByText("Contrast of every pair")).toBeInTheDocument();
    await expect(canvas.queryByText("Below AA")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText("Every pair"));
  },
};

/** Overlays have the theme too: it is on `<html>`. */
export const AppliesToTheWholePage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Navy" }));
    const root = document.documentElement;
    await expect(root.dataset.support).toBe("gazette");
    await expect(getComputedStyle(root).accentColor).toBe("rgb(27, 58, 107)");
    await expect(canvas.getByRole("button", { name: "Navy" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

/** An invalid colour is reported, and the last valid theme stays. */
export const ABadColourKeepsTheLastGoodTheme: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Brand colour" });
    await answer(field, "#0b6e4f");
    await waitFor(() => expect(brandOf(canvas, "light")).toBe("rgb(11, 110, 79)"));
    await userEvent.type(field, "zz");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining("«#0b6e4fzz» is not a colour, like «#7a1f2b»."),
    );
    await expect(brandOf(canvas, "light")).toBe("rgb(11, 110, 79)");
  },
};

export const ReportsATakenSlug: Story = {
  play: async ({ canvas }) => {
    const slug = canvas.getByRole("textbox", { name: "Slug" });
    await answer(slug, "l-horizon");
    await expect(slug).toHaveAccessibleDescription(expect.stringContaining("is taken"));
    await expect(document.documentElement.dataset.support).toBe("l-horizo");
  },
};

/** Faces and corners are applied too. */
export const FacesAndCorners: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Headlines" }),
      "Space Grotesk",
    );
    await userEvent.fill(canvas.getByRole("slider", { name: "Corner radius" }), "12");
    const title = canvas.getByRole("heading", { level: 1 });
    await expect(getComputedStyle(title).fontFamily).toMatch(/^"Space Grotesk Variable"/);
    const order = specimen(canvas, "light").getByRole("button", { name: "Commander" });
    await expect(getComputedStyle(order).borderRadius).toBe("12px");
  },
};

/** The copied text is that of the command, and the button announces the copy. */
export const CopiesTheCommandsOutput: Story = {
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const file = canvas.getByRole("button", {
      name: /^Copy tokens\/src\/supports\/gazette\.json$/,
    });
    await userEvent.click(file);
    await expect(await canvas.findByRole("button", { name: /^Copied/ })).toHaveFocus();
    const copied = writeText.mock.lastCall?.[0] ?? "";
    await expect(copied).toBe(supportFileText(deriveTheme(firstRequest)));
    await expect(JSON.parse(copied).base.brand.own.$value.hex).toBe("#7a1f2b");

    await userEvent.click(canvas.getByRole("tab", { name: "Style sheet" }));
    await userEvent.click(canvas.getByRole("button", { name: "Copy gazette.css" }));
    await expect(writeText).toHaveBeenLastCalledWith(themeCssOf(firstRequest));

    await userEvent.click(canvas.getByRole("tab", { name: "Command" }));
    await expect(canvas.getByText(/^pnpm tokens:new gazette --brand "#7a1f2b"/)).toBeVisible();
  },
};

/** A refused clipboard is reported. */
export const ReportsARefusedCopy: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(
      new DOMException("", "NotAllowedError"),
    );
    await userEvent.click(canvas.getByRole("button", { name: /^Copy tokens/ }));
    await expect(await canvas.findByRole("button", { name: /^Not copied/ })).toBeVisible();
    await expect(canvas.getByText(/json: Not copied/)).toHaveAttribute("role", "status");
  },
};

/** A copied theme that changes afterwards is no longer called copied. */
export const ACopyDoesNotOutliveItsTheme: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: /^Copy tokens/ }));
    await expect(await canvas.findByRole("button", { name: /^Copied/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Black" }));
    await expect(canvas.getByRole("button", { name: /^Copy tokens/ })).toBeVisible();
  },
};
