export { Avatar, type AvatarProps } from "./avatar.tsx";
export {
  IdentityCard,
  type IdentityCardLabels,
  type IdentityCardProps,
} from "./identity-card.tsx";
export type { IdentityFact } from "./identity-facts.tsx";
