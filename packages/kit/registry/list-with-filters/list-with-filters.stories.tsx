import { ButtonLink } from "@parution/kit/button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { pagePictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import type { ListedAd } from "./list-columns";
import { type AdPage, ListWithFilters, type ListWithFiltersProps } from "./list-with-filters";

type Row = Omit<ListedAd, "title" | "href"> & { titles: Record<"fr" | "ar", string> };

const rows: readonly Row[] = [
  {
    reference: "AL-4124",
    titles: { fr: "Constitution de société : Atlas Négoce", ar: "تأسيس شركة: أطلس للتجارة" },
    day: "2026-03-16",
    status: "unpaid",
    price: 48_000,
  },
  {
    reference: "AL-4121",
    titles: { fr: "Vente d'un fonds de commerce à Rabat", ar: "بيع أصل تجاري بالرباط" },
    day: "2026-03-13",
    status: "awaiting",
    price: 122_400,
  },
  {
    reference: "PA-977",
    titles: { fr: "Appartement de trois pièces, Gauthier", ar: "شقة من ثلاث غرف، حي غوتييه" },
    day: "2026-03-12",
    status: "validated",
    price: 14_400,
  },
  {
    reference: "AO-118",
    titles: { fr: "Appel d'offres ouvert n° 12/2026", ar: "طلب عروض مفتوح رقم 12/2026" },
    day: "2026-03-09",
    status: "online",
    price: 360_000,
  },
  {
    reference: "PA-961",
    titles: { fr: "Perte de documents", ar: "ضياع وثائق" },
    day: "2026-03-02",
    status: "cancelled",
    price: 9600,
  },
];

const pageOf = (language: "fr" | "ar", ads: readonly Row[]): AdPage => ({
  ads: ads.map(({ titles, ...ad }) => ({
    ...ad,
    title: titles[language],
    href: `#${ad.reference}`,
  })),
  total: ads.length === rows.length ? 43 : ads.length,
  page: ads.length === 0 ? 1 : 2,
  pages: ads.length === rows.length ? 9 : 1,
});

/** Keeps the filters and obeys them, as a server would. */
function Filtered(props: ListWithFiltersProps) {
  const [filters, setFilters] = useState(props.filters);
  const { start, end } = filters.period;
  const result = pageOf(
    props.language,
    rows.filter(
      ({ day, status }) =>
        (filters.status === "" || status === filters.status) &&
        (start === null || day >= start) &&
        (end === null || day <= end),
    ),
  );
  const change: ListWithFiltersProps["onFilter"] = (next) => {
    setFilters(next);
    props.onFilter(next);
  };
  return <ListWithFilters {...props} result={result} filters={filters} onFilter={change} />;
}

const meta = {
  title: "Blocks/List with filters",
  component: ListWithFilters,
  tags: ["new"],
  parameters: {
    docs: {
      canvas: { sourceState: "none" },
      description: { component: "`npx parution add list-with-filters`" },
    },
  },
  args: {
    language: "fr",
    today: "2026-03-11",
    filters: { period: { start: null, end: null }, status: "" },
    onFilter: fn(),
    result: undefined,
    onRetry: fn(),
    hrefFor: (page) => `#page-${page}`,
  },
  render: (args, { globals, parameters }) => {
    const language = globals.language === "ar" ? "ar" : "fr";
    const List = parameters.held ? ListWithFilters : Filtered;
    return (
      <List
        {...args}
        language={language}
        action={
          <ButtonLink variant="primary" href="#order">
            {{ fr: "Passer une annonce", ar: "طلب إعلان" }[language]}
          </ButtonLink>
        }
      />
    );
  },
} satisfies Meta<typeof ListWithFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the answer of the story as it is. */
const held = { held: true };

export const Filled: Story = { parameters: pagePictures };

export const FilteredByPeriod: Story = {
  args: { filters: { period: { start: "2026-03-12", end: null }, status: "" } },
};

export const Filtering: Story = {
  parameters: framed("44rem"),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText("Statut"), "unpaid");
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      period: { start: null, end: null },
      status: "unpaid",
    });
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Retirer le filtre À payer" }));
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(rows.length);
  },
};

/** The filters are in sight, which on a telephone are folded away. */
export const ChoosingAPeriod: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: framed("44rem"),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Ouvrir le calendrier" }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Mois dernier" }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      period: { start: "2026-02-01", end: "2026-02-28" },
      status: "",
    });
    await expect(
      canvas.getByText("Aucune annonce ne correspond à ces filtres."),
    ).toBeInTheDocument();
  },
};

export const FirstAnswerPending: Story = { parameters: held, args: { isPending: true } };

export const NoAds: Story = {
  parameters: held,
  args: { result: { ads: [], total: 0, page: 1, pages: 1 } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("link", { name: "Passer une annonce" }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { ...held, ...framed("44rem") },
  args: { hasFailed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Réessayer" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { filters: { period: { start: "2026-03-01", end: "2026-03-13" }, status: "" } },
};
