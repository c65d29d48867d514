export { seedPhotos } from "./seed.ts";
export { withDemoPhotos } from "./shelf.ts";
