export {
  SideMenu,
  type SideMenuCount,
  type SideMenuEntry,
  type SideMenuGroup,
  type SideMenuProps,
} from "./side-menu.tsx";
