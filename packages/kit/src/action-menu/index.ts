export {
  ActionMenu,
  type ActionMenuProps,
  type MenuAction,
  type MenuCommand,
  type MenuLink,
} from "./action-menu.tsx";
export type { MenuTrigger } from "./menu-disclosure.tsx";
