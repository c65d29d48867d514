export type { IconProps } from "./icon.tsx";
export * from "./icons.tsx";
export { SpinnerIcon } from "./spinner.tsx";
