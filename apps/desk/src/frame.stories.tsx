import { useLink, usePlace } from "@parution/app/links/links.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useNavigate } from "react-router";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../.storybook/pointer.ts";
import { PageBoundary } from "./frame.tsx";
import { DeskStory } from "./testing/desk-story.tsx";
import { beginDesk, deskParameters } from "./testing/samples.ts";

const BROKEN = "/editions/format?filtre=a";
const OTHER_FILTER = "/editions/format?filtre=b";

/** Pages of which one fails, each behind its button. */
function Pages() {
  const link = useLink();
  const navigate = useNavigate();
  return (
    <>
      {["/", BROKEN, OTHER_FILTER].map((address) => (
        <button key={address} type="button" onClick={() => navigate(link(address))}>
          {address}
        </button>
      ))}
      <PageBoundary>
        <Page />
      </PageBoundary>
    </>
  );
}

function Page() {
  const { page, search } = usePlace();
  if (BROKEN === page + search) throw new Error("A page that fails in a story.");
  return <p>{`Page ${page + search}`}</p>;
}

/** Failures that reach the window from now on, until `stop`. */
function listenToErrors() {
  const causes: unknown[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    causes.push(event.error?.cause?.message);
  };
  window.addEventListener("error", note);
  return { causes, stop: () => window.removeEventListener("error", note) };
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

/** A page that fails says so within the frame and is reported once, and another address is shown as ever. */
export const Failed: StoryObj = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    const open = (name: string) => userEvent.click(body.getByRole("button", { name }));
    const expectFailure = async () => {
      await expect(body.getByRole("alert")).toHaveTextContent("Cette page n’a pas pu s’afficher");
      await expect(body.getByRole("button", { name: "Recharger la page" })).toBeVisible();
    };
    await expect(await body.findByText("Page /")).toBeVisible();
    const { causes, stop } = listenToErrors();
    await open(BROKEN);
    await expectFailure();
    await expect(causes).toEqual(["A page that fails in a story."]);
    await open(OTHER_FILTER);
    await expect(body.getByText(`Page ${OTHER_FILTER}`)).toBeVisible();
    await open(BROKEN);
    await expectFailure();
    await open("/");
    await expect(body.getByText("Page /")).toBeVisible();
    await open(BROKEN);
    await expectFailure();
    stop();
  },
};
