export type { ComboboxCatalogue, ComboboxGroup, ComboboxOption } from "../combobox/index.ts";
export { MultiSelect, type MultiSelectLabels, type MultiSelectProps } from "./multi-select.tsx";
