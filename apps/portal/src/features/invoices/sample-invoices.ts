import type { Invoice, Invoices } from "./invoices.data.ts";

const invoice: Invoice = {
  id: 19,
  orderId: 41,
  number: "F2026-000019",
  badge: { status: "toSettle", label: "À payer", variant: "warning" },
  kind: "invoice",
  accountingCode: "FAC2026000019",
  paperReference: "407812/2026",
  format: "line",
  orderBadge: { label: "En cours de traitement", variant: "info" },
  day: "2026-11-20",
  dueOn: "2027-01-19",
  overdue: false,
  editable: true,
  total: 64_800,
  order: { total: 64_800, supportId: 1, support: { label: "L’Horizon" } },
};

const info = { current: 1, next: 2, previous: null, message: null, messages: [], total: 12 };

/** A page with every kind of row. */
export const sampleInvoices: Invoices = {
  invoices: [
    invoice,
    {
      ...invoice,
      id: 18,
      orderId: 40,
      number: "F2026-000018",
      kind: "credit_note",
      badge: { status: "settled", label: "Imputé", variant: "success" },
      day: "2026-11-18",
      dueOn: null,
      total: 2_400,
    },
    {
      ...invoice,
      id: 14,
      orderId: 36,
      number: "F2026-000014",
      paperReference: "389114/2026",
      day: "2026-09-01",
      dueOn: "2026-10-31",
      overdue: true,
      total: 32_400,
    },
    {
      ...invoice,
      id: 11,
      orderId: 33,
      number: "F2026-000011",
      badge: { status: "settled", label: "Payée", variant: "success" },
      paperReference: null,
      format: null,
      day: "2026-10-02",
      editable: false,
      total: 118_050,
    },
  ],
  outstanding: { total: 97_200, overdue: 32_400 },
  info,
};

export const noInvoices: Invoices = {
  invoices: [],
  outstanding: { total: 0, overdue: 0 },
  info: { ...info, next: null, message: "Aucune facture trouvée.", messages: [], total: 0 },
};
