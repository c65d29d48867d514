export { Link, type LinkProps } from "./link.tsx";
export {
  type LinkElement,
  type LinkElementProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkElement,
} from "./link-provider.tsx";
