export { Avatar, type AvatarProps } from "./avatar.tsx";
export {
  IdentityCard,
  type IdentityCardLabels,
  type IdentityCardProps,
  type IdentityFact,
} from "./identity-card.tsx";
