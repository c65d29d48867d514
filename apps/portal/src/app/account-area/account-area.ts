/** The pages of the account signed in: the account's menu stands beside them. */
const ACCOUNT_PAGES = /^\/(mes-\w+|mon-equipe|commande|dashboard|recap-annonce)(\/|$)/;

/** True where `page`, a path without language and support, belongs to the account. */
export const isAccountPage = (page: string): boolean => ACCOUNT_PAGES.test(page);

/** The pages of one thing of a list, where they do not stand below the list's own path. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "/mes-annonces": ["/mes-annonce"],
  "/mes-commandes": ["/commande", "/recap-annonce"],
};

/** True where `page` is `place` of the account's menu, or belongs to it as an ad does to «my ads». */
export const isPlaceOf = (place: string, page: string): boolean =>
  [place, ...(PARTS[place] ?? [])].some((path) => page === path || page.startsWith(`${path}/`));
