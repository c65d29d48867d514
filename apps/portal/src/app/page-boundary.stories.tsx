import { useLink, usePlace } from "@parution/app/links/links.tsx";
import { beginStory } from "@parution/app/testing/begin.ts";
import { StoryScope } from "@parution/app/testing/page-story.tsx";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { Link } from "@parution/kit/link";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { PageBoundary } from "./page-boundary.tsx";

const BROKEN = "/mes-annonces?statut=brouillon";
const OTHER_FILTER = "/mes-annonces?statut=paru";

/** Pages of which one fails, each behind its link. */
function Pages() {
  const link = useLink();
  return (
    <>
      {["/", BROKEN, OTHER_FILTER].map((address) => (
        <Link key={address} href={link(address)}>
          {address}
        </Link>
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
  title: "Pages/Frame/Page boundary",
  tags: ["!autodocs"],
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: (_, { globals }) => (
    <StoryScope language={globals.language} path="/" replies={[]}>
      <Pages />
    </StoryScope>
  ),
} satisfies Meta;

export default meta;

/** A page that fails says so and is reported once; a link leads from it to another page or filter, which is shown as ever. */
export const Failed: StoryObj = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    const follow = (name: string) => userEvent.click(body.getByRole("link", { name }));
    const expectFailure = async () => {
      await expect(body.getByRole("alert")).toHaveTextContent("Cette page n’a pas pu s’afficher");
      await expect(body.getByRole("button", { name: "Recharger la page" })).toBeVisible();
    };
    await expect(await body.findByText("Page /")).toBeVisible();
    const { causes, stop } = listenToErrors();
    await follow(BROKEN);
    await expectFailure();
    await expect(causes).toEqual(["A page that fails in a story."]);
    await follow(OTHER_FILTER);
    await expect(body.getByText(`Page ${OTHER_FILTER}`)).toBeVisible();
    await follow(BROKEN);
    await expectFailure();
    await follow("/");
    await expect(body.getByText("Page /")).toBeVisible();
    stop();
  },
};
