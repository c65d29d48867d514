export { type ResolvedTokens, type Scheme, schemes } from "../schemes.ts";
export { type Hex, oklchOf, parseHex } from "./color.ts";
export { type DerivedTheme, deriveTheme } from "./derive-theme.ts";
export { type Face, type FaceId, faces, isFaceId } from "./faces.ts";
export { type PairRatio, pairRatios } from "./ratios.ts";
export {
  maximumRadius,
  type ReadRequest,
  readThemeRequest,
  type ThemeAnswers,
  type ThemeProblem,
  type ThemeRequest,
} from "./request.ts";
export { supportFile, supportFileText } from "./support-file.ts";
export { themeCssOf, themeValues } from "./theme-css.ts";
