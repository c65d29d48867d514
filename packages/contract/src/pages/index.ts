export {
  choiceCookies,
  type PageAnswer,
  type PageChoices,
  type PageRenderer,
  type PageRequest,
  type PageViewer,
  type PageVisit,
} from "./pages.ts";
