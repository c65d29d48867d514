/** `statut` of an ad (docs/domain/orders-and-statuses.md#ad-statuses). */
export const AD_STATUS_CODES = {
  unpaid: 0,
  awaiting: 1,
  validated: 2,
  inReview: 3,
  cancelled: 4,
  archived: 9,
} as const;

export type AdStatus = keyof typeof AD_STATUS_CODES;

/** The status that a code stands for; any code that is not listed reads as unpaid. */
export function adStatusOf(code: number): AdStatus {
  switch (code) {
    case AD_STATUS_CODES.awaiting:
      return "awaiting";
    case AD_STATUS_CODES.validated:
      return "validated";
    case AD_STATUS_CODES.inReview:
      return "inReview";
    case AD_STATUS_CODES.cancelled:
      return "cancelled";
    case AD_STATUS_CODES.archived:
      return "archived";
    default:
      return "unpaid";
  }
}

/** `reactiver_desactiver_annonce`: which way the server lets the ad be switched. */
export const AD_SWITCH_CODES = { none: 0, reactivate: 1, deactivate: 2 } as const;

export type AdSwitch = keyof typeof AD_SWITCH_CODES;
