import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { Button } from "../button/index.ts";
import { EditIcon } from "../icon/index.ts";
import { StatusBadge } from "../status-badge/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { TextField } from "../text-field/index.ts";
import { Stack } from "./stack.tsx";

const meta = {
  title: "Layout/Stack",
  component: Stack,
  tags: ["new"],
  args: {
    children: (
      <>
        <TextField label="Raison sociale" name="company" />
        <TextField label="Ville" name="city" />
        <Button variant="primary">Enregistrer</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = {
  args: {
    direction: "row",
    gap: "sm",
    children: (
      <>
        <Button variant="primary">Commander</Button>
        <Button>Garder le brouillon</Button>
        <Button variant="quiet">Annuler</Button>
      </>
    ),
  },
};
export const AtBothEnds: Story = {
  args: {
    direction: "row",
    justify: "between",
    align: "baseline",
    children: (
      <>
        <span>Total TTC</span>
        <strong>1 224,00 DH</strong>
      </>
    ),
  },
};
export const AsAList: Story = {
  args: {
    as: "ul",
    gap: "xs",
    children: (
      <>
        <li>24/11/2026</li>
        <li>25/11/2026</li>
        <li>26/11/2026</li>
      </>
    ),
  },
};
export const Gaps: Story = {
  // Names of gaps, as code has them.
  tags: ["language-free"],
  args: { direction: "row", align: "start", gap: "lg" },
  render: (args) => (
    <Stack {...args}>
      {(["none", "xs", "sm", "md", "lg", "xl"] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <span className="text-caption text-fg-muted">{gap}</span>
          <span className="h-4 w-20 bg-brand" />
          <span className="h-4 w-20 bg-brand" />
          <span className="h-4 w-20 bg-brand" />
        </Stack>
      ))}
    </Stack>
  ),
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    direction: "row",
    gap: "sm",
    children: (
      <>
        <Button variant="primary">تأكيد الطلب</Button>
        <Button>حفظ المسودة</Button>
        <Button variant="quiet">إلغاء</Button>
      </>
    ),
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => (
    <AllSupports>
      {(key) => (
        <Stack>
          <TextField label="Ville" name={key} />
          <Stack direction="row" gap="sm" justify="between">
            <StatusBadge
              variants={{ draft: { label: "Brouillon", icon: EditIcon, tone: "neutral" } }}
              status="draft"
            />
            <Stack direction="row" gap="xs">
              <Button size="sm">Annuler</Button>
              <Button size="sm" variant="primary">
                Enregistrer
              </Button>
            </Stack>
          </Stack>
        </Stack>
      )}
    </AllSupports>
  ),
};

/** Parts wider than any room, an empty one, two directions side by side. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    direction: "row",
    children: (
      <>
        <span className="min-w-0 wrap-anywhere">{"X".repeat(4000)}</span>
        <span />
        <span className="min-w-0 wrap-anywhere">{"إعلان annonce ".repeat(300)}</span>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^X+$/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
