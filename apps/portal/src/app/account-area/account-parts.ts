/** What only those see who are signed in, in one request. */
export { AccountMenu } from "../header/account-menu.tsx";
export { AccountSide } from "./account-side.tsx";
