import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ButtonLink } from "../button/index.ts";
import { GlobeIcon, MailIcon, PhoneIcon } from "../icon/index.ts";
import { LanguageList } from "../language-switch/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Footer } from "./footer.tsx";

const languages = [
  { code: "fr", name: "Français", href: "#fr" },
  { code: "ar", name: "العربية", href: "#ar" },
];

const meta = {
  title: "Frame/Footer",
  tags: ["stable"],
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    brand: "L'Horizon",
    navigationLabel: "Pied de page",
    groups: [
      {
        id: "help",
        title: "Aide",
        links: [
          { href: "#faq", label: "Questions fréquentes" },
          { href: "#contact", label: "Nous écrire" },
          { href: "#agencies", label: "Nos agences" },
        ],
      },
      {
        id: "terms",
        title: "Conditions",
        links: [
          { href: "#sales", label: "Conditions de vente" },
          { href: "#use", label: "Conditions d'utilisation" },
        ],
      },
      {
        id: "house",
        title: "La maison",
        links: [
          { href: "#advertising", label: "Publicité" },
          { href: "#jobs", label: "Emploi" },
          { href: "#ofoq", label: "الأفق", lang: "ar" },
        ],
      },
    ],
    social: (
      <>
        <ButtonLink href="#site" variant="quiet" size="sm" shape="icon" aria-label="Le journal">
          <GlobeIcon />
        </ButtonLink>
        <ButtonLink href="#mail" variant="quiet" size="sm" shape="icon" aria-label="Courriel">
          <MailIcon />
        </ButtonLink>
        <ButtonLink href="#phone" variant="quiet" size="sm" shape="icon" aria-label="Téléphone">
          <PhoneIcon />
        </ButtonLink>
      </>
    ),
    language: <LanguageList items={languages} value="fr" label="Langue" />,
    smallPrint: "© 2026 L'Horizon. Dépôt légal 2026 PE 0041.",
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const SmallPrintAlone: Story = {
  render: () => <Footer smallPrint="Parution, les annonces de la presse marocaine" />,
};
export const OneGroup: Story = {
  render: (args) => (
    <Footer
      navigationLabel="Pied de page"
      groups={args.groups?.slice(0, 1) ?? []}
      smallPrint={args.smallPrint}
    />
  ),
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    brand: "الأفق",
    navigationLabel: "أسفل الصفحة",
    groups: [
      {
        id: "help",
        title: "المساعدة",
        links: [
          { href: "#faq", label: "أسئلة شائعة" },
          { href: "#contact", label: "راسلونا" },
        ],
      },
      {
        id: "terms",
        title: "الشروط",
        links: [
          { href: "#sales", label: "شروط البيع" },
          { href: "#use", label: "شروط الاستعمال" },
        ],
      },
    ],
    language: <LanguageList items={languages} value="ar" label="اللغة" />,
    smallPrint: "© 2026 الأفق. جميع الحقوق محفوظة.",
  },
};

/** Groups of nothing, a word without end, both directions in one line. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    brand: undefined,
    social: undefined,
    groups: [
      { id: "empty", title: "Rien", links: [] },
      { id: "long", title: "Titre".repeat(60), links: [{ href: "#x", label: "x".repeat(500) }] },
      { id: "mixed", title: "", links: [{ href: "#y", label: "شروط L'Horizon (2026)" }] },
    ],
    smallPrint: "a".repeat(2000),
  },
  // The empty title is the caller's; what is shown is that nothing breaks around it.
  parameters: { a11y: { config: { rules: [{ id: "empty-heading", enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole("navigation");
    await expect(within(navigation).getAllByRole("list")).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EverySupport: Story = {
  parameters: {
    ...matrixPictures,
    // Ten feet on one page are no page: the rules about landmarks do not apply to a matrix.
    a11y: {
      config: {
        rules: [
          { id: "landmark-no-duplicate-contentinfo", enabled: false },
          { id: "landmark-unique", enabled: false },
        ],
      },
    },
  },
  render: (args) => <AllSupports panel="wide">{() => <Footer {...args} />}</AllSupports>,
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given) => <Footer {...given} />}
    </StatesMatrix>
  ),
};
