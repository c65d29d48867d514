/** What each feature is, for the reader of the documents. */
export const tags: Readonly<Record<string, string>> = {
  session: "Who is signed in, with which account.",
  catalogue: "What can be ordered, where and at what catalogue price.",
  calendar: "When a notice can appear.",
  quote: "What an order would cost.",
  proof: "What a notice will look like on paper.",
  orders: "Ordering a notice and following the order.",
  journal: "Ordering issues of the newspaper that have appeared.",
  subscriptions: "Subscriptions on offer, and ordering one.",
  payments: "Paying an order.",
  ads: "One's own ads.",
  site: "What every page of the portal shows.",
};
