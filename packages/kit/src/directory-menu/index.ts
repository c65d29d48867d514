export {
  type DirectoryGroup,
  type DirectoryLink,
  DirectoryMenu,
  type DirectoryMenuProps,
} from "./directory-menu.tsx";
