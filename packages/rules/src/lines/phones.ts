/** Number of nine digits or more with hyphens, which no date has. */
const HYPHENED_PHONE = /(?<![\p{L}\p{N}-])[+0](?=(?:-?\d){8,14}(?![\p{N}-]))\d{1,3}(?:-\d{2,4})+/gu;

/**
 * Keeps the groups of a telephone number with hyphens in their order, also between Arabic words, where a screen turns them round
 * (https://www.unicode.org/reports/tr9/, class ES). Nothing else is changed.
 */
export const keepPhones = (text: string): string => text.replaceAll(HYPHENED_PHONE, "\u200E$&");
