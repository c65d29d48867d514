import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { ApiError } from "@parution/contract/errors";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { ProofButton } from "./proof-button.tsx";

interface Args {
  request: () => Promise<File>;
}

const meta = {
  title: "Pages/Proof button",
  tags: ["!autodocs"],
  args: { request: () => new Promise(() => undefined) },
  beforeEach: () => {
    beginStory({ now: "2026-11-23T08:00:00Z", userId: 1 });
    // Stories open no tab.
    spyOn(window, "open").mockReturnValue(null);
  },
  render: ({ request }, { globals }) => (
    <PageStory language={globals.language} path="/passer-votre-annonce" replies={[]}>
      <ProofButton request={request} />
    </PageStory>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Voir l’épreuve" }));

export const Preparing: Story = {
  play: async () => {
    await press();
    await screen.findByRole("button", { name: /Préparation/ });
  },
};

export const Refused: Story = {
  args: {
    request: () =>
      Promise.reject(
        new ApiError(422, "INVALID", "Certains champs sont à corriger.", {
          fields: { paperContent: ["Ce texte est trop long pour son gabarit."] },
        }),
      ),
  },
  play: async () => {
    await press();
    await expect(await screen.findByRole("alert")).toHaveTextContent("trop long");
  },
};

export const CutOff: Story = {
  args: { request: () => Promise.reject(new ApiError(0, "NETWORK", "cut")) },
  play: async () => {
    await press();
    await expect(await screen.findByRole("alert")).toHaveTextContent("La connexion est");
  },
};
