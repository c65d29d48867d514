/** What each feature is, for the reader of the documents. */
export const tags: Readonly<Record<string, string>> = {
  session: "Who is signed in, with which account.",
  team: "The members of an account, and what they order.",
  catalogue: "What can be ordered, where and at what catalogue price.",
  calendar: "When a notice can appear.",
  quote: "What an order would cost.",
  proof: "What a notice will look like on paper.",
  orders: "Ordering a notice and following the order.",
  journal: "Ordering issues of the newspaper that have appeared.",
  subscriptions: "Subscriptions on offer, and ordering one.",
  payments: "Paying an order.",
  invoices: "One's own invoices and credit notes, and their documents.",
  packages: "The prices of its own that an account holds.",
  ads: "One's own ads.",
  exports: "One's own lists as spreadsheets.",
  site: "What every page of the portal shows.",
};
