import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { AdCanvas } from "./ad-canvas.tsx";
import type { DigitalAd, LineAd, ModularAd } from "./ad-content.ts";
import { cutRows } from "./cut-rows.ts";

const ROW_LENGTH = 28;

const AD = `ATLAS NÉGOCE SARL
Société à responsabilité limitée au capital de 100 000 dirhams
Siège social : 14, rue Ibn Batouta, Casablanca
RC Casablanca n° 512 873

Aux termes d'une assemblée du 2 mars 2026, les associés ont décidé de transférer le siège au 7, boulevard Zerktouni.
Pour avis, le gérant.`;

const ARABIC_AD = `شركة الأفق للتجارة ش.م.م
رأسمالها 100.000 درهم
مقرها الاجتماعي: 14، زنقة ابن بطوطة، الدار البيضاء
السجل التجاري 512873

بمقتضى الجمع العام المنعقد في 2 مارس 2026 قرر الشركاء نقل المقر الاجتماعي إلى شارع الزرقطوني.
عن المسير: ATLAS CONSEIL`;

const line = (text: string): LineAd => ({
  form: "line",
  rows: cutRows(text, { rowLength: ROW_LENGTH }),
  rowLength: ROW_LENGTH,
});

const modular: ModularAd = {
  form: "modular",
  width: 102,
  height: 70,
  title: { text: "Appel d'offres ouvert n° 12/2026", placeholder: "Titre", limit: 40 },
  body: {
    text: "L'Office régional de mise en valeur agricole procédera, le mardi 14 avril 2026 à 10 heures, à l'ouverture des plis relatifs à l'entretien des canaux d'irrigation du périmètre du Haouz.\n\nLe dossier peut être retiré au bureau des marchés, avenue Hassan II, Marrakech.",
    placeholder: "Texte",
    limit: 400,
  },
  footer: { text: "Estimation : 1 240 000 DH TTC", placeholder: "Pied", limit: 60 },
};

const digital: DigitalAd = {
  form: "digital",
  title: { text: "Appartement lumineux, 96 m², quartier Gauthier", placeholder: "Titre" },
  body: {
    text: "Trois pièces au quatrième étage avec ascenseur, double exposition, cuisine équipée, une place au sous-sol.\nVisites le samedi.",
    placeholder: "Texte de l'annonce",
    limit: 500,
  },
  facts: ["Casablanca", "16/03/2026"],
};

const meta = {
  title: "Newspaper/Ad canvas",
  tags: ["stable"],
  component: AdCanvas,
  args: {
    label: "Aperçu de votre annonce",
    heading: "Annonces légales",
    ad: line(AD),
    labels: {
      empty: "Votre texte ici",
      zoomIn: "Agrandir l'aperçu",
      zoomOut: "Réduire l'aperçu",
      zoomLevel: (percent) => `${percent} %`,
      overflow: "Hors du cadre",
      overLimit: (count) => `${count} de trop`,
      millimetres: (length) => `${length} mm`,
      shrunk: (percent) => `lettres à ${percent} %`,
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-lg"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AdCanvas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text of an ad keeps its language, whatever the page's. */
export const Line: Story = { tags: ["language-free"], globals: { support: "l-horizon" } };

/** An ad of another newspaper than the page's: the words around the paper stay the page's. */
export const LineOfAnother: Story = { tags: ["language-free"], args: { theme: "l-horizon-eco" } };
export const LineEmpty: Story = { args: { ad: line("") } };

export const LineInCapitals: Story = {
  tags: ["language-free"],
  args: {
    ad: line("VENTE AUX ENCHÈRES PUBLIQUES DU MOBILIER DE LA MAISON MAMMERI, MARRAKECH"),
  },
};

export const LineVeryLong: Story = {
  tags: ["language-free"],
  args: { ad: line("annonce ".repeat(1_250)) },
};

export const LineMixed: Story = {
  tags: ["language-free"],
  args: { ad: line(`${ARABIC_AD}\n${AD}\n0522 00 00 00`) },
};

const arabicLabels = {
  empty: "نص إعلانكم هنا",
  zoomIn: "تكبير المعاينة",
  zoomOut: "تصغير المعاينة",
  zoomLevel: (percent: number) => `${percent} %`,
  overflow: "خارج الإطار",
  overLimit: (count: number) => `زيادة ${count}`,
  millimetres: (length: number) => `${length} مم`,
  shrunk: (percent: number) => `صغرت الحروف إلى ${percent} %`,
};

export const LineArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "معاينة إعلانكم",
    heading: "إعلانات قانونية",
    ad: line(ARABIC_AD),
    labels: arabicLabels,
  },
};

const CAR = `Je vends une camionnette diesel de 2019, première main, carnet d'entretien complet, climatisation, bon état
Renseignements : garage Bensaïd, Mohammedia`;

const dirhams = new Intl.NumberFormat("fr-MA", { style: "currency", currency: "MAD" });

/** Price of a line in the newspaper below. */
const LINE_PRICE = 24;

/** One text by both rules: cut after 28 characters, as most newspapers bill, and at spaces, with what that costs. */
export const LineWordBreaks: Story = {
  tags: ["language-free"],
  parameters: { wide: true },
  render: (args) => (
    <div className="grid max-w-4xl gap-6 md:grid-cols-2">
      {(["break-all", "break-word"] as const).map((wordBreak) => {
        const rows = cutRows(CAR, { rowLength: ROW_LENGTH, minimumRows: 2, wordBreak });
        return (
          <figure key={wordBreak} className="flex min-w-0 flex-col gap-2">
            <AdCanvas
              {...args}
              label={`${args.label}, ${wordBreak}`}
              ad={{ form: "line", rows, rowLength: ROW_LENGTH }}
            />
            <figcaption className="flex flex-wrap justify-between gap-x-4 text-body-sm">
              <code>{wordBreak}</code>
              <span className="tabular-nums">
                {rows.length} lignes · {dirhams.format(rows.length * LINE_PRICE)}
              </span>
            </figcaption>
          </figure>
        );
      })}
    </div>
  ),
};

export const Modular: Story = { globals: { support: "l-horizon" }, args: { ad: modular } };

export const ModularEmpty: Story = {
  args: {
    ad: {
      form: "modular",
      width: 102,
      height: 70,
      title: { text: "", placeholder: "Titre" },
      body: { text: "", placeholder: "Texte de l'annonce" },
      footer: { text: "", placeholder: "Pied de l'annonce" },
    },
  },
};

export const ModularOverItsLimits: Story = {
  tags: ["language-free"],
  args: {
    ad: {
      ...modular,
      title: { text: "Appel d'offres ouvert international", placeholder: "Titre", limit: 20 },
      body: { ...modular.body, text: modular.body.text.repeat(3), limit: 500 },
    },
  },
};

export const ModularPlainText: Story = {
  args: { ad: { form: "modular", width: 45, height: 60, body: modular.body } },
};

export const ModularWiderThanThePage: Story = {
  args: { ad: { ...modular, width: 254, height: 90 } },
};

export const ModularArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "معاينة إعلانكم",
    heading: "طلبات العروض",
    labels: arabicLabels,
    ad: {
      ...modular,
      title: { text: "إعلان عن طلب عروض مفتوح رقم 12/2026", placeholder: "العنوان" },
      body: {
        text: "في يوم الثلاثاء 14 أبريل 2026 على الساعة العاشرة صباحا، سيتم بمقر المكتب الجهوي فتح الأظرفة المتعلقة بصيانة قنوات الري.\nSARL ATLAS CONSEIL",
        placeholder: "النص",
      },
      footer: { text: "الكلفة التقديرية: 1.240.000 درهم", placeholder: "التذييل" },
    },
  },
};

export const Digital: Story = {
  globals: { support: "horizon-numerique" },
  args: { heading: "Immobilier", ad: digital },
};

export const DigitalWithPicture: Story = {
  ...Digital,
  args: {
    ...Digital.args,
    ad: {
      ...digital,
      picture: (
        <svg
          viewBox="0 0 16 9"
          role="img"
          aria-label="Façade de l'immeuble"
          className="size-full bg-info-soft"
        >
          <path d="M3 9V3l3-1.500v7.500zM7 9V2h5v7z" className="fill-info-line" />
        </svg>
      ),
    },
  },
};

export const DigitalEmpty: Story = {
  args: {
    heading: "Immobilier",
    ad: {
      form: "digital",
      title: { text: "", placeholder: "Titre" },
      body: { text: "", placeholder: "Texte de l'annonce" },
    },
  },
};

export const EverySupport: Story = {
  tags: ["language-free"],
  parameters: { ...matrixPictures, wide: true },
  render: (args) => (
    <AllSupports>{(key) => <AdCanvas {...args} label={`Aperçu, ${key}`} />}</AllSupports>
  ),
};

export const States: Story = {
  tags: ["language-free"],
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ empty: LineEmpty.args, invalid: ModularOverItsLimits.args }}
    >
      {(given, key) => <AdCanvas {...given} label={`Aperçu, ${key}`} />}
    </StatesMatrix>
  ),
};
