import { PageStory } from "@parution/app/testing/page-story.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { Part } from "./part.tsx";

/** A part whose form cannot be loaded at the first press. */
function Interrupted() {
  const [presses, setPresses] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const load = () => {
    setPresses(presses + 1);
    return presses === 0 ? Promise.reject(new Error("cut off")) : Promise.resolve();
  };
  return (
    <Part
      title="Mot de passe"
      action="Changer le mot de passe"
      load={load}
      onAction={() => setIsOpen(true)}
      isOpen={isOpen}
    >
      <input aria-label="Mot de passe actuel" />
    </Part>
  );
}

const meta = {
  title: "Pages/Security/Part",
  tags: ["!autodocs"],
  render: (_, { globals }) => (
    <PageStory language={globals.language} path="/securite" replies={[]}>
      <Interrupted />
    </PageStory>
  ),
} satisfies Meta;

export default meta;

/** The page stays, says what failed, and the next press loads the form again. */
export const NotLoaded: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole("button", { name: "Changer le mot de passe" });
    await userEvent.click(button);
    await page.findByText("Une erreur est survenue. Réessayez.");
    await userEvent.click(button);
    await expect(await page.findByLabelText("Mot de passe actuel")).toHaveFocus();
    await expect(page.queryByText("Une erreur est survenue. Réessayez.")).toBeNull();
  },
};
