export {
  IdentityCard,
  type IdentityCardLabels,
  type IdentityCardProps,
  type IdentityFact,
} from "./identity-card.tsx";
