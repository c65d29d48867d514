export type { ComboboxCatalogue, ComboboxGroup, ComboboxOption } from "./catalogue.ts";
export { Combobox, type ComboboxProps } from "./combobox.tsx";
export type { ComboboxLabels } from "./combobox-input.tsx";
