/** A code as it is read aloud: `7F3A-19C4-0B52-E8D6`. */
export const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");
