export {
  type Both,
  CONTENT_LIMITS,
  type ContentFault,
  type ContentFaults,
  chapterFaults,
  frameFaults,
  guideFaults,
  homeFaults,
  pageFaults,
  publisherFaults,
} from "./contents.ts";
