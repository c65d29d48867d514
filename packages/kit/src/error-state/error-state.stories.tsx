import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = {
  title: "Feedback/Error state",
  tags: ["stable"],
  component: ErrorState,
  args: {
    title: "Vos annonces n'ont pas pu être chargées",
    children: "Vérifiez votre connexion.",
    retry: { label: "Réessayer", onRetry: () => undefined },
    reference: "Demande 01J9-7K2Q",
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};
export const Retrying: Story = {
  args: {
    retry: {
      label: "Réessayer",
      onRetry: () => undefined,
      isPending: true,
      pendingLabel: "Chargement…",
    },
  },
};
export const NoWayOn: Story = { args: { retry: undefined, reference: undefined } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    title: "تعذّر تحميل إعلاناتكم",
    children: "تحققوا من الاتصال بالإنترنت.",
    retry: { label: "إعادة المحاولة", onRetry: () => undefined },
    reference: "الطلب 01J9-7K2Q",
  },
};
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };
export const Phone: Story = { globals: { viewport: { value: "reflow" } } };

/** A server's words without end, both directions in one line. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    title: "Erreur خطأ".repeat(60),
    children: "x".repeat(10_000),
    reference: "01J97K2Q".repeat(60),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{() => <ErrorState {...args} />}</AllSupports>,
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ loading: Retrying.args }}>
      {(given) => <ErrorState {...given} />}
    </StatesMatrix>
  ),
};
