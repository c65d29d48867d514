/** The pages of the account signed in: the account's menu stands beside them. */
const accountPages = ["/mes-annonces", "/recap-annonce"] as const;

/** Whether `page`, a path without language and support, belongs to the account. */
export const isAccountPage = (page: string): boolean =>
  accountPages.some((place) => page === place || page.startsWith(`${place}/`));
