export { PublishedAdCard, type PublishedAdCardProps } from "./published-ad-card.tsx";
