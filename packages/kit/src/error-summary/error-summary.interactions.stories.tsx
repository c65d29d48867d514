import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { type IsoDate, PublicationCalendar } from "../publication-calendar/index.ts";
import { RadioCards } from "../radio-cards/index.ts";
import { TextField } from "../text-field/index.ts";
import { ErrorSummary } from "./error-summary.tsx";

const noDays: ReadonlyMap<IsoDate, string> = new Map();

function Form() {
  const [submission, setSubmission] = useState(0);
  const errors = [
    { field: "title", message: "Écrivez un titre." },
    { field: "payment", message: "Choisissez un moyen de paiement." },
    { field: "city", message: "Choisissez une ville." },
    { field: "heading", message: "Choisissez une rubrique." },
    { field: "days", message: "Choisissez une date." },
  ];
  return (
    <div className="flex flex-col gap-6">
      <ErrorSummary
        title="Deux réponses sont à revoir"
        submission={submission}
        errors={submission > 0 ? errors : []}
      />
      <TextField name="title" label="Titre" />
      <RadioCards
        name="payment"
        label="Paiement"
        items={[
          { value: "1", label: "Carte" },
          { value: "3", label: "Solde" },
        ]}
        defaultValue="3"
      />
      <fieldset>
        <legend>Rubrique</legend>
        <select name="heading" aria-label="Rubrique" disabled />
      </fieldset>
      <span>
        <input type="hidden" name="city" value="" />
        <input aria-label="Ville" />
      </span>
      <section>
        <PublicationCalendar
          id="days"
          blocked={noDays}
          minValue="2026-03-11"
          maxValue="2026-03-31"
          today="2026-03-11"
          locale="fr-FR"
          months={1}
          labels={{
            calendar: "Dates",
            previousMonth: "Mois précédent",
            nextMonth: "Mois suivant",
            outside: "Hors de la période",
            chosen: (count) => `${count} dates`,
            remove: (day) => `Retirer le ${day}`,
            clear: "Tout retirer",
          }}
        />
      </section>
      <Button onClick={() => setSubmission(submission + 1)}>Envoyer</Button>
    </div>
  );
}

const meta = {
  title: "Fields/Error summary/Interactions",
  component: ErrorSummary,
  tags: ["interactions", "!autodocs"],
  render: () => <Form />,
  args: { title: "", submission: 0, errors: [] },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTheFocusAtEverySubmission: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await expect(canvas.getByRole("alert")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await expect(canvas.getByRole("alert")).toHaveFocus();
  },
};

export const EachLineLeadsToItsField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await userEvent.click(canvas.getByRole("link", { name: "Écrivez un titre." }));
    await expect(canvas.getByRole("textbox", { name: "Titre" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Choisissez un moyen de paiement." }));
    await expect(canvas.getByRole("radio", { name: "Solde" })).toHaveFocus();
  },
};

export const AValueThatIsHiddenLeadsToTheControlBesideIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await userEvent.click(canvas.getByRole("link", { name: "Choisissez une ville." }));
    await expect(canvas.getByRole("textbox", { name: "Ville" })).toHaveFocus();
  },
};

export const ACalendarTakesTheFocusOnItsActiveDay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await userEvent.click(canvas.getByRole("link", { name: "Choisissez une date." }));
    await expect(canvas.getByRole("gridcell", { name: /11 mars 2026/ })).toHaveFocus();
  },
};

/** A disabled control takes no focus; the group around it does, so that the keyboard goes on from there. */
export const ADisabledControlLeadsToItsGroup: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await userEvent.click(canvas.getByRole("link", { name: "Choisissez une rubrique." }));
    await expect(canvas.getByRole("group", { name: "Rubrique" })).toHaveFocus();
  },
};
