import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { readMyPackages } from "@parution/contract/packages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../../.storybook/viewports.ts";
import PackagesPage from "./packages.page.tsx";
import { noPackages, samplePackages } from "./sample-packages.ts";

const full = [reply(readMyPackages, () => samplePackages), ...accountReplies()];

const meta = {
  title: "Pages/My packages",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: full, path: "/mes-forfaits" },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies, path }, { globals }) => (
    <PageStory language={globals.language} path={path} route="/mes-forfaits" replies={replies}>
      <PackagesPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[]; path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: pagePictures };

export const Loading: Story = {
  args: { replies: [neverAnswer(readMyPackages), ...accountReplies()] },
};

export const Failure: Story = {
  args: {
    replies: [
      refuse(readMyPackages, 404, { code: "NOT_FOUND", message: "Introuvable." }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Introuvable.");
  },
};

/** The status is written to the address, and the service is asked for it. */
export const Filtered: Story = {
  globals: atDesk,
  args: {
    replies: [
      reply(readMyPackages, ({ searchParams }) =>
        searchParams.get("statut") === "2" ? noPackages : samplePackages,
      ),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Forfait recrutement");
    await userEvent.selectOptions(page.getByLabelText("Statut"), "Terminé");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await page.findByRole("cell", { name: "Aucun forfait trouvé." });
  },
};

/** A second page is in `pageP` where the path has none. */
export const SecondPage: Story = {
  args: {
    path: "/mes-forfaits?pageP=2",
    replies: [
      reply(readMyPackages, ({ searchParams }) =>
        searchParams.get("pg") === "2"
          ? { ...samplePackages, info: { ...samplePackages.info, current: 2, next: null } }
          : noPackages,
      ),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Forfait recrutement");
    await expect(page.getByRole("link", { name: "Précédent" })).toHaveAttribute(
      "href",
      "/fr/mes-forfaits",
    );
  },
};

/** An account on term has no packages. */
export const BlankOnTerm: Story = {
  args: { replies: [...accountReplies({ creditAccount: true, convention: true })] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole("link", { name: "Mes factures" });
    await expect(link).toHaveAttribute("href", "/fr/mes-factures");
    await expect(page.queryByRole("table")).toBeNull();
  },
};
