/** Pages of the signed-in account, which have the account's menu. */
const ACCOUNT_PAGES = /^\/(mes-\w+|mon-equipe|commande|dashboard|recap-annonce|securite)(\/|$)/;

/** True where `page`, a path without language and support, belongs to the account. */
export const isAccountPage = (page: string): boolean => ACCOUNT_PAGES.test(page);

/** Paths of single items that are not below the path of their list. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "/mes-annonces": ["/mes-annonce"],
  "/mes-commandes": ["/commande", "/recap-annonce"],
};

/** True where `page` is `place` of the account's menu, or belongs to it as an ad does to «my ads». */
export const isPlaceOf = (place: string, page: string): boolean =>
  [place, ...(PARTS[place] ?? [])].some((path) => page === path || page.startsWith(`${path}/`));
