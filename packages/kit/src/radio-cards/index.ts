export type { RadioCardOption } from "./radio-card.tsx";
export { RadioCards, type RadioCardsProps } from "./radio-cards.tsx";
