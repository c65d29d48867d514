export type { ComboboxCatalogue, ComboboxGroup, ComboboxOption } from "./catalogue.ts";
export { Combobox, type ComboboxProps, type ComboboxTexts } from "./combobox.tsx";
