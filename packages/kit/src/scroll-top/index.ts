export { ScrollTop, type ScrollTopProps } from "./scroll-top.tsx";
