export type { ComboboxCatalogue, ComboboxGroup, ComboboxOption } from "./catalogue.ts";
export { Combobox, type ComboboxLabels, type ComboboxProps } from "./combobox.tsx";
