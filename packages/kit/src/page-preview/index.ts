export { PagePreview } from "./page-preview.tsx";
export type {
  PageCell,
  PagePaper,
  PagePiece,
  PagePreviewLabels,
  PagePreviewProps,
  PageRow,
  PreviewedPage,
} from "./page-preview.types.ts";
