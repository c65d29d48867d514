import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ButtonLink } from "../button/index.ts";
import { CheckCircleIcon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { StatusBadge } from "../status-badge/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Avatar } from "./avatar.tsx";
import { IdentityCard, type IdentityCardLabels } from "./identity-card.tsx";

const labels: IdentityCardLabels = {
  email: "E-mail",
  phone: "Téléphone",
  unnamed: "Sans nom",
  missing: "Non renseigné",
};

const edit = (
  <ButtonLink href="#profile" size="sm">
    Modifier
  </ButtonLink>
);

const variants = { active: { label: "Actif", icon: CheckCircleIcon, tone: "success" } } as const;

const meta = {
  title: "Newspaper/Identity card",
  tags: ["stable"],
  component: IdentityCard,
  args: {
    civility: "Mme",
    name: "Nadia El Mansouri",
    email: "n.elmansouri@atlas-negoce.ma",
    phone: "+212 522 48 11 20",
    labels,
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-lg"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IdentityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = { args: { kind: "Particulier", action: edit } };

export const Company: Story = {
  args: {
    company: "Atlas Négoce SARL",
    kind: "Compte professionnel",
    facts: [
      { id: "ice", label: "ICE", value: "001512873000096", dir: "ltr" },
      { id: "rc", label: "RC", value: "Casablanca 512873" },
    ],
    action: edit,
  },
};

/** A picture that does not depend on the network. */
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#7aa" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#244"/><path fill="#244" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
)}`;

export const WithPhoto: Story = { args: { ...Company.args, photo } };

/** The picture alone, beside a name elsewhere on the page. */
export const AvatarAlone: Story = {
  render: () => <Avatar name="Nadia El Mansouri" photo={undefined} />,
};

export const BrokenPhoto: Story = { args: { ...Company.args, photo: "data:image/png;base64,x" } };

export const Incomplete: Story = {
  args: {
    ...Company.args,
    phone: "",
    facts: [{ id: "ice", label: "ICE", value: "" }],
    incomplete: (
      <>
        Il manque votre téléphone et votre ICE. <Link href="#profile">Compléter le profil</Link>
      </>
    ),
  },
};

export const Member: Story = {
  args: {
    civility: "M.",
    name: "Karim Alaoui",
    kind: "Membre de l'équipe",
    status: <StatusBadge variants={variants} status="active" />,
    facts: [
      { id: "seen", label: "Dernière connexion", value: "11/03/2026 09:30:00", dir: "ltr" },
      { id: "ads", label: "Annonces", value: "128" },
      { id: "spent", label: "Solde consommé", value: "48 230,00 DH", dir: "ltr" },
    ],
  },
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    civility: "السيد",
    name: "يوسف العلوي",
    company: "شركة الأفق للتجارة",
    kind: "حساب مهني",
    facts: [
      { id: "ice", label: "التعريف الموحد للمقاولة", value: "001512873000096", dir: "ltr" },
      { id: "rc", label: "السجل التجاري", value: "الدار البيضاء 512873" },
    ],
    action: (
      <ButtonLink href="#profile" size="sm">
        تعديل
      </ButtonLink>
    ),
    labels: {
      email: "البريد الإلكتروني",
      phone: "الهاتف",
      unnamed: "دون اسم",
      missing: "غير مدرج",
    },
  },
};

export const OnAPhone: Story = {
  ...Company,
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, wide: true },
  render: (args) => (
    <AllSupports>{(key) => <IdentityCard {...args} {...Company.args} kind={key} />}</AllSupports>
  ),
};

export const NonsenseNothingKnown: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { name: "  ", email: "pas une adresse", phone: "néant", facts: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Sans nom" })).toBeVisible();
    await expect(canvas.getByText("pas une adresse")).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const NonsenseEndlessWords: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    name: "N".repeat(300),
    company: `${"الأفق".repeat(40)} ${"Atlas".repeat(40)}`,
    kind: "K".repeat(100),
    facts: [{ id: "ice", label: "ICE", value: "9".repeat(400) }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ invalid: Incomplete.args }}>
      {(given) => <IdentityCard {...given} />}
    </StatesMatrix>
  ),
};
