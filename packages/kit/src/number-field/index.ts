export { NumberField, type NumberFieldLabels, type NumberFieldProps } from "./number-field.tsx";
