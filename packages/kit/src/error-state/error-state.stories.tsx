import type { Meta, StoryObj } from "@storybook/react-vite";
import { AllSupports } from "../stories/all-supports.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = {
  title: "Feedback/Error state",
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
  args: { retry: { label: "Réessayer", onRetry: () => undefined, pendingLabel: "Chargement…" } },
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
export const EverySupport: Story = {
  render: (args) => <AllSupports>{() => <ErrorState {...args} />}</AllSupports>,
};
