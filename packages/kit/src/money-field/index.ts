export { formatMoney, type MoneyReading, readMoney } from "./money.ts";
export { MoneyField, type MoneyFieldLabels, type MoneyFieldProps } from "./money-field.tsx";
