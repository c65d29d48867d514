export {
  type Both,
  CONTENT_LIMITS,
  type ContentFault,
  type ContentFaults,
  chapterFaults,
  frameFaults,
  homeFaults,
  pageFaults,
  publisherFaults,
} from "./contents.ts";
