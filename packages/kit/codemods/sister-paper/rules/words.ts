/** Number of words that the Gazette bills: whatever stands between two blanks, in either script. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
