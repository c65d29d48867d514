import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/index.ts";
import { NewspaperIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Feedback/Empty state",
  component: EmptyState,
  args: {
    icon: NewspaperIcon,
    title: "Vous n'avez pas encore d'annonce",
    action: (
      <ButtonLink href="#order" variant="primary">
        Composer une annonce
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWayOn: Story = {};
export const TitleAlone: Story = {
  render: () => <EmptyState title="Vous n'avez pas encore d'annonce" />,
};
export const Explained: Story = {
  args: { children: "Élargissez la période ou effacez la référence." },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    title: "ليس لديكم أي إعلان بعد",
    action: (
      <ButtonLink href="#order" variant="primary">
        تحرير إعلان
      </ButtonLink>
    ),
  },
};
export const EverySupport: Story = {
  render: (args) => <AllSupports>{() => <EmptyState {...args} />}</AllSupports>,
};
