export { readGuideContent, readGuideMenu } from "./guide.ts";
