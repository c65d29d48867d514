export { MoneyField, type MoneyFieldMessages, type MoneyFieldProps } from "./money-field.tsx";
