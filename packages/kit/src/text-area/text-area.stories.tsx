import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { TextArea } from "./text-area.tsx";

const french = (count: number, limit: number) => `${count} caractères sur ${limit}`;
const arabic = (count: number, limit: number) => `${count} حرفاً من ${limit}`;

const meta = {
  title: "Fields/Text area",
  component: TextArea,
  args: { label: "Texte de l'annonce", name: "text" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithCounter: Story = {
  args: {
    defaultValue: "Vente aux enchères publiques d'un fonds de commerce.",
    counter: { limit: 200, describe: french },
  },
};
export const BeyondTheLimit: Story = {
  args: {
    defaultValue: "Vente aux enchères publiques d'un fonds de commerce.",
    counter: { limit: 40, describe: french },
    error: "Raccourcissez le texte de 12 caractères.",
  },
};
export const TenThousandCharacters: Story = {
  args: { defaultValue: "a".repeat(10_000), counter: { limit: 2000, describe: french } },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "نص الإعلان",
    defaultValue: "الشَّرِكَةُ المغربية للتوزيع تعلن عن بيع أصل تجاري.\nSARL au capital de 100 000 DH",
    counter: { limit: 200, describe: arabic },
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => (
    <AllSupports>
      {(key) => (
        <TextArea
          label="Texte de l'annonce"
          name={key}
          defaultValue="Vente aux enchères publiques."
          counter={{ limit: 20, describe: french }}
        />
      )}
    </AllSupports>
  ),
};
