export { openFeed, readFeed, revokeFeed } from "./feeds.ts";
