export {
  ShareBars,
  type ShareBarsLabels,
  type ShareBarsProps,
  type ShareItem,
} from "./share-bars.tsx";
