export { MoneyField, type MoneyFieldLabels, type MoneyFieldProps } from "./money-field.tsx";
