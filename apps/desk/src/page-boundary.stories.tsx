import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../.storybook/pointer.ts";
import { PageBoundary } from "./page-boundary.tsx";
import { DeskStory } from "./testing/desk-story.tsx";
import { beginDesk, deskParameters } from "./testing/samples.ts";

const BROKEN = "/editions/format";

/** A page that fails beside one that does not, each behind its button. */
function Pages() {
  const [place, setPlace] = useState("/");
  return (
    <>
      {["/", BROKEN].map((one) => (
        <button key={one} type="button" onClick={() => setPlace(one)}>
          {one}
        </button>
      ))}
      <PageBoundary place={place}>
        <Page place={place} />
      </PageBoundary>
    </>
  );
}

function Page({ place }: { place: string }) {
  if (place === BROKEN) throw new Error("A page that fails in a story.");
  return <p>Accueil</p>;
}

const meta = {
  title: "Pages/Desk/Page boundary",
  tags: ["!autodocs"],
  parameters: deskParameters,
  beforeEach: beginDesk,
  render: (_, { globals }) => (
    <DeskStory language={globals.language} path="/" replies={[]}>
      <Pages />
    </DeskStory>
  ),
} satisfies Meta;

export default meta;

/** A page that fails says so within the frame, and another page is shown as ever. */
export const Failed: StoryObj = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await expect(await body.findByText("Accueil")).toBeVisible();
    await userEvent.click(body.getByRole("button", { name: BROKEN }));
    await expect(body.getByRole("alert")).toHaveTextContent("Cette page n’a pas pu s’afficher");
    await expect(body.getByRole("button", { name: "Recharger la page" })).toBeVisible();
    await userEvent.click(body.getByRole("button", { name: "/" }));
    await expect(body.getByText("Accueil")).toBeVisible();
    await userEvent.click(body.getByRole("button", { name: BROKEN }));
  },
};
