export {
  choiceCookies,
  type PageAnswer,
  type PageChoices,
  type PageRenderer,
  type PageRequest,
  type PageVisit,
} from "./pages.ts";
