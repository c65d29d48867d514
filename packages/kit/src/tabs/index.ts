export {
  type Tab,
  type TabLink,
  TabLinks,
  type TabLinksProps,
  Tabs,
  type TabsProps,
} from "./tabs.tsx";
