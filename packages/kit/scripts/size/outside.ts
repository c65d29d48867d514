/**
 * Surroundings of a component when it is weighed: `app`, what every application of the kit has (React); `kit`, besides
 * that what every component on React Aria shares, so that a second one costs what it adds and not its foundations again.
 */
export type Surroundings = "app" | "kit";

/** React, and the bundler's own helper for what loads later. */
const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/;

/**
 * React Aria's core: focus, press, hover, labels, validation, language, identifiers and slots. What serves one
 * pattern alone (number fields, overlays, list boxes, collections, meters) is the component's own weight.
 */
const reactAriaCore = [
  /[\\/]react-aria[\\/]dist[\\/]private[\\/](?:focus|form|i18n|interactions|label|live-announcer|ssr|utils|visually-hidden)[\\/]/,
  /[\\/]react-stately[\\/]dist[\\/]private[\\/](?:flags|form|utils)[\\/]/,
  /[\\/]react-aria-components[\\/]dist[\\/]private[\\/](?:utils|Button|FieldError|Form|Group|Input|Label|Text)\.mjs$/,
  /[\\/]node_modules[\\/](?:@internationalized[\\/]string|@swc[\\/]helpers|client-only|use-sync-external-store)[\\/]/,
];

/** True where the module of this path is there already. */
export function outsideOf(surroundings: Surroundings): (path: string) => boolean {
  const provided = surroundings === "app" ? [react] : [react, ...reactAriaCore];
  return (path) => provided.some((pattern) => pattern.test(path));
}
