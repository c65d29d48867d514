export { BalanceCard, type BalanceCardLabels, type BalanceCardProps } from "./balance-card.tsx";
