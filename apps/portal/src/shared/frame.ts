import { useRead } from "@parution/app/data/use-read.ts";
import { readFrame } from "@parution/contract/lazy/site";

/** Entries of the header and links of the footer that the newspaper keeps. */
export const useFrame = () => useRead(readFrame, {}, { revalidateOnFocus: false });
