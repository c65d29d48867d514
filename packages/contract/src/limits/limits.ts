/** The longest search that is read. */
export const LONGEST_SEARCH = 120;

/** The longest of each field of a message that is passed on, to the publisher or to an advertiser. */
export const LONGEST_NAME = 120;
export const LONGEST_SUBJECT = 150;
export const LONGEST_MESSAGE = 4000;

/** The longest reason why a day has no edition, or why ads did not run in theirs. */
export const LONGEST_EDITION_REASON = 120;

/** Most fields that one counted visit names. */
export const MOST_FIELDS = 60;

/** The issue of a text with a character that carries too many combining signs. */
export const STACKED_MARKS = "stacked-marks";

/** The issue of a text that documents print, with the characters that no face has. */
export const UNPRINTABLE = "unprintable";

/** The largest file that any call takes; bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;
