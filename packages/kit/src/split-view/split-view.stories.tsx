import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { queuedAds, SampleAd, SampleList } from "./sample-queue.tsx";
import { SplitView } from "./split-view.tsx";

const meta = {
  title: "Layout/Split view",
  component: SplitView,
  tags: ["new"],
  args: {
    list: <SampleList ads={queuedAds} chosen="AL-4120" />,
    detail: <SampleAd title="Vente aux enchères" detail="Clôture aujourd'hui à 16 h" />,
    isOpen: true,
    onBack: () => undefined,
    labels: {
      list: "Annonces à décider",
      detail: "Annonce",
      separator: "Largeur de la liste",
      back: "Retour à la liste",
    },
    className: "h-80",
  },
} satisfies Meta<typeof SplitView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const NothingChosen: Story = {
  args: {
    isOpen: false,
    list: <SampleList ads={queuedAds} chosen={undefined} />,
    detail: <p className="text-body text-fg-muted">Choisissez une annonce dans la liste.</p>,
  },
};

export const WideList: Story = { args: { defaultValue: 60 } };

/** The open entry takes the place of the list on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: "reflow" } },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
};

/** The list is alone on a phone without an open entry. */
export const PhoneList: Story = { ...Phone, args: { ...NothingChosen.args } };

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    list: (
      <SampleList
        ads={[
          { id: "AL-4120", title: "بيع بالمزاد", detail: "يُغلق اليوم على الساعة 16" },
          { id: "AL-4121", title: "طلب عروض مفتوح", detail: "يُغلق غدا على الساعة 12" },
        ]}
        chosen="AL-4120"
      />
    ),
    detail: (
      <article className="grid gap-2 rounded-card border border-line bg-surface p-4">
        <h2 className="font-headline text-heading text-title-sm">بيع بالمزاد</h2>
        <p>سيُباع بالمزاد العلني أصل تجاري بشارع محمد الخامس.</p>
      </article>
    ),
    labels: {
      list: "إعلانات تنتظر القرار",
      detail: "إعلان",
      separator: "عرض القائمة",
      back: "العودة إلى القائمة",
    },
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports panel="wide">
      {(key) => (
        <>
          <SplitView
            {...args}
            className={undefined}
            labels={{
              ...args.labels,
              list: key,
              detail: `${key}, items`,
              separator: `${key}, whole`,
            }}
          />
          <div className="max-w-64">
            <SplitView
              {...args}
              className={undefined}
              labels={{ ...args.labels, detail: `${key}, étroit` }}
            />
          </div>
        </>
      )}
    </AllSupports>
  ),
};

/** A width that is no number, bounds the wrong way round, and words without end in both panes. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    value: Number.NaN,
    minValue: 50,
    maxValue: 10,
    list: <p>{"x".repeat(3_000)}</p>,
    detail: <p>{"y".repeat(3_000)}</p>,
  },
  play: async ({ canvasElement }) => {
    const separator = within(canvasElement).queryByRole("separator");
    if (separator) await expect(separator).toHaveAttribute("aria-valuenow", "50");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ empty: NothingChosen.args }}>
      {(given, key) => (
        <SplitView {...given} labels={{ ...args.labels, list: key, detail: key, separator: key }} />
      )}
    </StatesMatrix>
  ),
};
