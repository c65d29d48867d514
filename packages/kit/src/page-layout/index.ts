export { PageHeader, type PageHeaderProps } from "./page-header.tsx";
export { PageLayout, type PageLayoutProps } from "./page-layout.tsx";
