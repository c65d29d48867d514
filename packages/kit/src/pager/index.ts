export { Pager, type PagerLabels, type PagerProps } from "./pager.tsx";
