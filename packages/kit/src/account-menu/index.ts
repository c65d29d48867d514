export { AccountMenu, type AccountMenuProps, type SignOut } from "./account-menu.tsx";
