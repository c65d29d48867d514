export { LineRing, type LineRingProps, type RingLevel } from "./line-ring.tsx";
