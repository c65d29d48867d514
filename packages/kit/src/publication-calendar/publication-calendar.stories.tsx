import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import type { PublicationCalendarLabels } from "./labels.ts";
import { PublicationCalendar, type PublicationCalendarProps } from "./publication-calendar.tsx";
import {
  SAMPLE_MAX,
  SAMPLE_TODAY,
  sampleBlocked,
  sampleDeadlines,
  sampleMostlyBlocked,
} from "./sample-year.ts";

const french: PublicationCalendarLabels = {
  calendar: "Dates de parution",
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  outside: "Hors de la période de parution",
  chosen: (count) =>
    count === 0 ? "Aucune date choisie" : `${count} date${count > 1 ? "s" : ""} de parution`,
  remove: (day) => `Retirer le ${day}`,
  clear: "Tout retirer",
};

const arabic: PublicationCalendarLabels = {
  calendar: "تواريخ النشر",
  previousMonth: "الشهر السابق",
  nextMonth: "الشهر التالي",
  outside: "خارج فترة النشر",
  chosen: (count) => (count === 0 ? "لم يتم اختيار أي تاريخ" : `عدد تواريخ النشر: ${count}`),
  remove: (day) => `إزالة ${day}`,
  clear: "إزالة الكل",
};

const blocked = sampleBlocked({
  weekend: "Pas de parution le week-end",
  holiday: "Jour férié, le journal ne paraît pas",
  tooLate: "Le délai de remise est passé",
});

const meta = {
  title: "Newspaper/Publication calendar",
  tags: ["stable"],
  component: PublicationCalendar,
  args: {
    value: [],
    onChange: () => undefined,
    blocked,
    deadlines: sampleDeadlines(() => "à remettre au plus tard 36 heures avant"),
    minValue: SAMPLE_TODAY,
    maxValue: SAMPLE_MAX,
    today: SAMPLE_TODAY,
    locale: "fr-FR",
    labels: french,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PublicationCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the chosen days, as a form would. */
function Held(props: PublicationCalendarProps) {
  const [value, setValue] = useState(props.value);
  return <PublicationCalendar {...props} value={value} onChange={setValue} />;
}

export const NothingChosen: Story = {};

export const SeveralDays: Story = {
  args: { value: ["2026-04-07", "2026-03-16", "2026-03-18"] },
};

export const ChosenDayThatIsNoLongerPossible: Story = {
  args: { value: ["2026-03-12", "2026-03-18"] },
};

export const DayThatMayStillClose: Story = {
  args: {
    value: ["2026-03-18", "2026-03-23"],
    provisional: new Map([
      ["2026-03-23", "Aïd Al Fitr : jour à confirmer, votre annonce serait reportée"],
      ["2026-03-24", "Aïd Al Fitr : jour à confirmer, votre annonce serait reportée"],
    ]),
  },
};

export const OneMonth: Story = { args: { months: 1 } };

export const OnAPhone: Story = {
  args: SeveralDays.args ?? {},
  render: (args) => (
    <div className="max-w-80">
      <Held {...args} />
    </div>
  ),
};

export const WholeYear: Story = {
  args: { months: 12, blocked: sampleMostlyBlocked("Ce supplément paraît le mardi") },
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    value: ["2026-03-16", "2026-03-18"],
    locale: "ar-MA",
    labels: arabic,
    deadlines: sampleDeadlines(() => "آخر أجل 36 ساعة قبل النشر"),
    blocked: sampleBlocked({
      weekend: "لا تصدر الجريدة في نهاية الأسبوع",
      holiday: "يوم عطلة",
      tooLate: "انتهى أجل الإيداع",
    }),
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  args: { months: 1, value: ["2026-03-16", "2026-03-18"] },
  render: (args) => <AllSupports>{() => <Held {...args} />}</AllSupports>,
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ chosen: SeveralDays.args }}>
      {(given) => <PublicationCalendar {...given} />}
    </StatesMatrix>
  ),
};
