import { Link } from "@parution/kit/link";
import { TextField } from "@parution/kit/text-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { useLink } from "../links/links.tsx";
import { beginStory } from "../testing/begin.ts";
import { PageStory } from "../testing/page-story.tsx";
import { STORY_NOW } from "../testing/samples.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";

/** A page with a field, and links to another page and to a mail. */
function Page() {
  const [text, setText] = useState("");
  const linkTo = useLink();
  const question = useLeaveGuard(text !== "");
  return (
    <div className="flex flex-col gap-4">
      <TextField label="Objet" value={text} onChange={(event) => setText(event.target.value)} />
      <Link variant="standalone" href={linkTo("/tarifs")}>
        Tarifs
      </Link>
      <a href="mailto:redaction@demo.parution.test">Écrire à la rédaction</a>
      {question}
    </div>
  );
}

const meta = {
  title: "Pages/Form/Leaving",
  component: Page,
  tags: ["!autodocs"],
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: (_args, { globals }) => (
    <PageStory language={globals.language} path="/contact" replies={[]}>
      <Page />
    </PageStory>
  ),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeavingByALinkIsAskedAbout: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole("textbox"), "Une question");
    await userEvent.click(page.getByRole("link", { name: "Tarifs" }));
    await userEvent.click(await screen.findByRole("button", { name: "Continuer à modifier" }));
    await expect(page.getByRole("textbox")).toHaveValue("Une question");
  },
};

/** A mail opens another program, and the page stays. */
export const AMailIsNotAskedAbout: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    let isPrevented: boolean | undefined;
    const onClick = (event: MouseEvent) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault(); // No program for mails stands behind a story.
    };
    canvasElement.addEventListener("click", onClick);
    await userEvent.type(await page.findByRole("textbox"), "Une question");
    await userEvent.click(page.getByRole("link", { name: "Écrire à la rédaction" }));
    canvasElement.removeEventListener("click", onClick);
    await expect(isPrevented).toBe(false);
  },
};
