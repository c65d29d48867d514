export { sizedPhotoRoute } from "./route.ts";
export { photoUrls } from "./urls.ts";
