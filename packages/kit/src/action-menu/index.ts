export { ActionMenu, type ActionMenuProps, type MenuAction } from "./action-menu.tsx";
