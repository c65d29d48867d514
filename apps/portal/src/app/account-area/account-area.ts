/** The pages of the account signed in: the account's menu stands beside them. */
const ACCOUNT_PAGES = /^\/(mes-\w+|mon-equipe|commande|dashboard|recap-annonce)(\/|$)/;

/** Whether `page`, a path without language and support, belongs to the account. */
export const isAccountPage = (page: string): boolean => ACCOUNT_PAGES.test(page);
