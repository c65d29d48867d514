import { ApiError } from "@parution/contract/errors";
import { Button } from "@parution/kit/button";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { expect, fn, waitFor, within } from "storybook/test";
import * as z from "zod/mini";
import { userEvent } from "../../../../.storybook/pointer.ts";
import type { DraftKind } from "../drafts/draft.ts";
import { storedDraft } from "../drafts/draft-keeper.ts";
import { useFormDraft } from "../drafts/use-form-draft.ts";
import { useInitialDraft } from "../drafts/use-initial-draft.ts";
import { beginStory } from "../testing/begin.ts";
import { PageStory } from "../testing/page-story.tsx";
import { STORY_NOW } from "../testing/samples.ts";
import { Form, FormRefusal } from "./form.tsx";
import { FormScope, useFieldError } from "./form-scope.tsx";
import { useAppForm } from "./use-app-form.ts";
import { faultWith } from "./use-fault-texts.ts";
import type { FieldFaults } from "./validation.ts";

interface Letter {
  supportId: number | null;
  subject: string;
  texts: { body: string };
}

const empty: Letter = { supportId: 1, subject: "", texts: { body: "" } };
const draftId = { userId: 7, form: "letter" };
const stored = z.object({
  supportId: z.nullable(z.int()),
  subject: z.string(),
  texts: z.object({ body: z.string() }),
});
const letterDraft: DraftKind<Letter> = {
  version: 1,
  written: (letter) => letter,
  read: (written) => z.safeParse(stored, written).data ?? null,
  contentOf: (letter) => JSON.stringify(letter),
  fileNamesOf: () => [],
  isWorthKeeping: ({ subject, texts }) => subject !== "" || texts.body !== "",
};

const LONGEST = 20;

/** Validation rule of the form. */
async function faultsOf({ subject, texts }: Letter): Promise<FieldFaults<Letter>> {
  const { length } = texts.body;
  return {
    subject: subject.trim() === "" ? "missing" : undefined,
    "texts.body": length > LONGEST ? faultWith("long", { length, limit: LONGEST }) : undefined,
  };
}

const onSend = fn<(letter: Letter, intent: "keep" | undefined) => Promise<void>>();

/** Fields by the service's names. */
const fieldPaths = { title: "subject", content: "texts.body" } as const;

function LetterForm() {
  const initial = useInitialDraft(letterDraft, draftId, { fresh: empty });
  const form = useAppForm<Letter, Letter, "keep">({
    defaultValues: initial.initial,
    faultsOf,
    faultTexts: { long: ({ length, limit }) => `${length} caractères pour ${limit} au plus.` },
    fieldPathOf: (name) => (name === "title" || name === "content" ? fieldPaths[name] : null),
    revalidation: "debounced",
    onSubmit: async (letter, _captcha, intent) => {
      await onSend(structuredClone(letter), intent);
      draft.startAgain();
      return empty;
    },
  });
  const draft = useFormDraft(form, initial, empty, () => undefined);
  const isKept = form.pendingIntent === "keep";
  return (
    <FormScope form={form}>
      <Form form={form} aria-label="Lettre" className="flex max-w-md flex-col gap-5">
        <Subject />
        <Body />
        <FormRefusal form={form} />
        <Button type="submit" isPending={form.pending && !isKept} pendingLabel="Envoi en cours">
          Envoyer
        </Button>
        <Button
          isPending={isKept}
          pendingLabel="Enregistrement en cours"
          onClick={() => void form.submit("keep")}
        >
          Enregistrer
        </Button>
      </Form>
    </FormScope>
  );
}

function Subject() {
  const { register } = useFormContext<Letter>();
  return (
    <TextField {...register("subject")} label="Objet" error={useFieldError<Letter>("subject")} />
  );
}

function Body() {
  const { register } = useFormContext<Letter>();
  const error = useFieldError<Letter>("texts.body");
  return <TextArea {...register("texts.body")} label="Texte" error={error} />;
}

/** Form on a page with a button that simulates a reload. */
function Sample() {
  const [visit, setVisit] = useState(0);
  function reload(): void {
    dispatchEvent(new Event("pagehide"));
    setVisit(visit + 1);
  }
  return (
    <>
      <LetterForm key={visit} />
      <Button onClick={reload}>Recharger</Button>
    </>
  );
}

const meta = {
  title: "Pages/Form/Draft",
  tags: ["!autodocs"],
  beforeEach: () => {
    onSend.mockReset();
    beginStory({ now: STORY_NOW });
  },
  render: (_, { globals }) => (
    <PageStory language={globals.language} path="/lettre" replies={[]}>
      <Sample />
    </PageStory>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await page.findByLabelText("Objet");
  const press = (name: string) => userEvent.click(page.getByRole("button", { name }));
  return {
    page,
    subject: () => page.getByLabelText("Objet"),
    body: () => page.getByLabelText("Texte", { selector: "textarea" }),
    send: () => press("Envoyer"),
    keep: () => press("Enregistrer"),
    reload: () => press("Recharger"),
  };
}

const keptLetter = () => storedDraft(letterDraft, draftId)?.values ?? null;

/** The service's field errors appear at their fields, and the first of these is focused. */
export const SurvivesAReloadAndARefusedSubmission: Story = {
  play: async ({ canvasElement }) => {
    const { page, subject, body, send, reload } = await open(canvasElement);
    await userEvent.type(subject(), "Bail");
    await userEvent.type(body(), "Villa à louer");
    await reload();
    await expect(subject()).toHaveValue("Bail");
    await expect(body()).toHaveValue("Villa à louer");

    const fields = { content: ["Texte refusé.", "Écrivez-en un autre."], title: ["Objet refusé."] };
    onSend.mockRejectedValueOnce(new ApiError(422, "INVALID", "À corriger.", { fields }));
    await send();
    await waitFor(() => expect(subject()).toHaveFocus());
    await expect(subject()).toHaveAccessibleDescription("Objet refusé.");
    await expect(body()).toHaveAccessibleDescription("Texte refusé. Écrivez-en un autre.");
    await expect(page.queryByRole("alert")).toBeNull();

    await reload();
    await expect(body()).toHaveValue("Villa à louer");
    await expect(body()).not.toHaveAttribute("aria-invalid", "true");
    await send();
    await waitFor(() => expect(body()).toHaveValue(""));
    await expect(keptLetter()).toBeNull();
    await reload();
    await expect(subject()).toHaveValue("");
  },
};

/** An error is removed once typing pauses and the value is valid; other fields are not validated meanwhile. */
export const CorrectedAfterAPause: Story = {
  play: async ({ canvasElement }) => {
    const { subject, body, send } = await open(canvasElement);
    await userEvent.type(body(), "x".repeat(LONGEST + 1));
    await send();
    await waitFor(() => expect(subject()).toHaveFocus());
    await expect(subject()).toHaveAccessibleDescription("Ce champ est obligatoire.");
    await expect(body()).toHaveAccessibleDescription("21 caractères pour 20 au plus.");
    await userEvent.type(body(), "{Backspace}");
    await waitFor(() => expect(body()).not.toHaveAttribute("aria-invalid", "true"));
    await expect(subject()).toHaveAccessibleDescription("Ce champ est obligatoire.");
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** A message about a field that the form lacks is shown with the refusal of the whole form. */
export const RefusedAsAWhole: Story = {
  play: async ({ canvasElement }) => {
    const { page, subject, body, send } = await open(canvasElement);
    const fields = { content: ["Texte refusé."], sender: ["Expéditeur inconnu."] };
    onSend.mockRejectedValueOnce(new ApiError(422, "INVALID", "À corriger.", { fields }));
    await userEvent.type(subject(), "Bail");
    await send();
    await expect(await page.findByRole("alert")).toHaveTextContent(
      "À corriger. Expéditeur inconnu.",
    );
    await expect(body()).toHaveAccessibleDescription("Texte refusé.");
    await waitFor(() => expect(keptLetter()).toMatchObject({ subject: "Bail" }));
  },
};

/** Both buttons submit the same form; the clicked one is pending. */
export const SubmittedInTwoWays: Story = {
  play: async ({ canvasElement }) => {
    const { page, subject, keep } = await open(canvasElement);
    onSend.mockReturnValue(new Promise(() => undefined));
    await userEvent.type(subject(), "Bail");
    await keep();
    await expect(
      await page.findByRole("button", { name: "Enregistrement en cours" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Envoyer" })).toBeVisible();
    await expect(onSend).toHaveBeenCalledOnce();
    await expect(onSend).toHaveBeenCalledWith({ ...empty, subject: "Bail" }, "keep");
  },
};
