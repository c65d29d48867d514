import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { EMPTY_NOTICE, type NoticeValues } from "@parution/rules/notices";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { userEvent } from "../../../../../../.storybook/pointer.ts";
import type { KeptNotice } from "./kept-notice.ts";
import { NoticeDialog, useNoticeForm } from "./notice-dialog.tsx";

/** Parts and nominal value do not make up this capital. */
const company: NoticeValues = {
  ...EMPTY_NOTICE,
  company: "ATLAS CONSEIL",
  headOffice: "12, rue des Orangers, Casablanca",
  capital: 100_000_00,
  shares: 900,
  nominal: 100_00,
  registry: "512345",
  ice: "001525713000097",
  actDate: "2026-11-02",
};

const meta = {
  title: "Pages/Order form/Notice templates",
  tags: ["!autodocs"],
  args: { kind: "limitedCompany", language: "fr", text: "", onWrite: fn() },
  beforeEach: () => beginStory({ now: "2026-11-23T08:00:00Z", userId: 1 }),
  render: (args, { globals }) => (
    <PageStory language={globals.language} path="/passer-votre-annonce" replies={[]}>
      <Held {...args} />
    </PageStory>
  ),
} satisfies Meta<HeldProps>;

export default meta;
type Story = StoryObj<typeof meta>;

interface HeldProps extends Pick<KeptNotice, "kind" | "language"> {
  text: string;
  onWrite: () => void;
}

function Held({ kind, language, text, onWrite }: HeldProps) {
  const form = useNoticeForm({ kind, language, values: company, written: null }, onWrite);
  return (
    <NoticeDialog
      form={form}
      onChoose={(chosen) => form.change("kind", chosen)}
      text={text}
      shape={{ kind: "line", limit: null }}
      wordBreak="break-all"
      fitting={["limitedCompany", "soleLimitedCompany"]}
      onClose={() => undefined}
    />
  );
}

export const Kinds: Story = { args: { kind: null } };

/** A template for its heading: its fields become the text of the ad. */
export const JobOffer: Story = {
  args: { kind: "jobOffer" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Offre d’emploi" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Poste/ }), "Comptable");
    await expect(dialog.getAllByText(/ATLAS CONSEIL recrute\s: Comptable/)[0]).toBeVisible();
  },
};

/** Sober, and asking what a family knows at once. */
export const DeathNotice: Story = {
  args: { kind: "deathNotice" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Avis de décès" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Nom du défunt/ }), "Haj Ahmed");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Famille/ }), "Bennani");
    await expect(dialog.getByText(/La famille Bennani.* décès de Haj Ahmed/)).toBeVisible();
    await expect(dialog.getByText(/à Lui retournons\./)).toBeVisible();
  },
};

export const DeathNoticeInArabic: Story = {
  globals: { language: "ar" },
  args: { kind: "deathNotice", language: "ar" },
};

export const Written: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getAllByText(/ATLAS CONSEIL/).length).toBeGreaterThan(0);
    const company = dialog.getByRole("textbox", { name: /^Dénomination/ });
    await userEvent.type(company, " MAROC{Enter}");
    await expect(args.onWrite).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Écrire le texte" }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
    await expect(args.onWrite).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "limitedCompany" }),
      expect.objectContaining({ text: expect.stringContaining("ATLAS CONSEIL MAROC") }),
    );
  },
};

export const OverAText: Story = {
  args: { text: "Un texte écrit à la main." },
  play: async () => {
    await screen.findByRole("button", { name: "Remplacer le texte" });
  },
};

export const InArabic: Story = { globals: { language: "ar" }, args: { language: "ar" } };
