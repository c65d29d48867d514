import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionMenu } from "../action-menu/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { MoreIcon, NewspaperIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { Table, type TableColumn } from "./table.tsx";

interface Ad {
  reference: string;
  title: string;
  date: string;
  price: string;
}

const ads: Ad[] = [
  {
    reference: "AL-4120",
    title: "Constitution de société",
    date: "24/11/2026",
    price: "480,00 DH",
  },
  {
    reference: "AL-4121",
    title: "Vente d'un fonds de commerce",
    date: "25/11/2026",
    price: "1 224,00 DH",
  },
  { reference: "AL-4122", title: "Perte de documents", date: "26/11/2026", price: "96,00 DH" },
];

const columns: TableColumn<Ad>[] = [
  { id: "reference", header: "Référence", cell: (ad) => ad.reference, rowHeader: true },
  { id: "title", header: "Annonce", cell: (ad) => ad.title },
  { id: "date", header: "Parution", cell: (ad) => ad.date },
  { id: "price", header: "Prix", cell: (ad) => ad.price, align: "end" },
];

const meta = {
  title: "Data/Table",
  component: Table<Ad>,
  args: {
    caption: "Mes annonces",
    columns,
    rows: ads,
    rowKey: (ad) => ad.reference,
    empty: "Aucune annonce.",
  },
} satisfies Meta<typeof Table<Ad>>;

export default meta;
type Story = StoryObj<typeof meta>;

function RowActions({ ad }: { ad: Ad }) {
  return (
    <ActionMenu
      trigger={<MoreIcon />}
      shape="icon"
      triggerLabel={`Actions sur ${ad.reference}`}
      label="Actions"
      actions={[{ id: "copy", label: "Dupliquer", href: "#copy" }]}
    />
  );
}

export const Rows: Story = {};
export const WithActions: Story = {
  args: { actions: { header: "Actions", cell: (ad) => <RowActions ad={ad} /> } },
};
export const Loading: Story = { args: { rows: [], loadingLabel: "Chargement des annonces" } };
export const LoadingNewerRows: Story = { args: { loadingLabel: "Chargement des annonces" } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState icon={NewspaperIcon} title="Aucune annonce ne correspond à ces critères" />,
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: { actions: { header: "Actions", cell: (ad) => <RowActions ad={ad} /> } },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    caption: "إعلاناتي",
    columns: [
      { id: "reference", header: "المرجع", cell: (ad) => ad.reference, rowHeader: true },
      { id: "title", header: "الإعلان", cell: (ad) => ad.title },
      { id: "price", header: "الثمن", cell: (ad) => ad.price, align: "end" },
    ],
    rows: [
      { reference: "AL-4120", title: "تأسيس شركة", date: "24/11/2026", price: "480,00 درهم" },
      { reference: "AL-4121", title: "بيع أصل تجاري", date: "25/11/2026", price: "1224,00 درهم" },
    ],
    empty: "لا توجد إعلانات.",
  },
};
export const EverySupport: Story = {
  render: (args) => <AllSupports>{(key) => <Table {...args} caption={key} />}</AllSupports>,
};
