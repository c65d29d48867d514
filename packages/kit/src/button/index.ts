export {
  Button,
  type ButtonAppearance,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
} from "./button.tsx";
