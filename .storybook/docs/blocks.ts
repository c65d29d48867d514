export { Anatomy, Part } from "./anatomy.tsx";
export { Do, DoDont, Dont } from "./do-dont.tsx";
export { Example, Reference, Status } from "./page-parts.tsx";
