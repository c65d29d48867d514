export {
  AppHeader,
  type AppHeaderLabels,
  type AppHeaderProps,
  type HeaderLink,
} from "./app-header.tsx";
