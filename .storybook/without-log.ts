/**
 * Switches off the log of Storybook's interactions panel, before its test functions are loaded: no test reads it, and it asks for
 * the text of every element that is passed on, which lays out the page each time (a tenth of the stories' time).
 */
const url = new URL(location.href);
url.searchParams.set("instrument", "false");
history.replaceState(null, "", url);
