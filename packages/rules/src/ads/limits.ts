/** Most characters of the texts beside an ad's own: lists, addresses and mails stay whole with these. */
export const DETAIL_LIMITS = {
  webTitle: 150,
  webContent: 20_000,
  otherCity: 100,
  sector: 100,
  reference: 100,
  purchaseOrder: 60,
} as const;
