import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { PlusIcon, TrashIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Button, ButtonLink } from "./button.tsx";

const meta = {
  title: "Actions/Button",
  tags: ["stable"],
  component: Button,
  args: { children: "Enregistrer" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: "primary" } };
export const Quiet: Story = { args: { variant: "quiet" } };
export const Danger: Story = {
  args: {
    variant: "danger",
    children: (
      <>
        <TrashIcon />
        Supprimer
      </>
    ),
  },
};
export const AsLink: Story = { args: { variant: "link", children: "Choisir un autre modèle" } };
export const Pending: Story = {
  args: { variant: "primary", isPending: true, pendingLabel: "Envoi en cours…" },
};
export const Disabled: Story = { args: { variant: "primary", disabled: true } };
export const FullWidth: Story = { args: { variant: "primary", width: "full" } };
export const IconOnly: Story = {
  args: { shape: "icon", "aria-label": "Ajouter", children: <PlusIcon /> },
};
export const LongLabelOnAPhone: Story = {
  args: {
    variant: "primary",
    children: "Continuer vers le récapitulatif de votre commande et son paiement",
  },
  render: (args) => (
    <div className="w-60">
      <Button {...args} />
    </div>
  ),
};
/** No content, a word without end, mixed directions: the button keeps its place and its height. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  render: () => (
    <div className="flex w-60 flex-col items-start gap-3">
      <Button aria-label="Vide">{""}</Button>
      <Button>{"Annonce".repeat(1400)}</Button>
      <Button isPending pendingLabel="">
        Envoyer إرسال (3)
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const empty = within(canvasElement).getByRole("button", { name: "Vide" });
    await expect(empty.getBoundingClientRect().height).toBe(44);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LeadingElsewhere: Story = {
  render: () => (
    <ButtonLink href="#elsewhere" variant="primary">
      Composer une annonce
    </ButtonLink>
  ),
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    variant: "primary",
    children: (
      <>
        <PlusIcon />
        إضافة إعلان
      </>
    ),
  },
};

const variants = ["primary", "secondary", "quiet", "danger", "link"] as const;

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => (
    <AllSupports>
      {() => (
        <div className="flex flex-wrap gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              Continuer
            </Button>
          ))}
          <Button variant="primary" disabled>
            Indisponible
          </Button>
        </div>
      )}
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{
        disabled: Disabled.args,
        loading: { isPending: true, pendingLabel: "Envoi en cours…" },
      }}
    >
      {(given) => <Button {...given} />}
    </StatesMatrix>
  ),
};
