export { SortableTree, type SortableTreeLabels, type SortableTreeProps } from "./sortable-tree.tsx";
export {
  moveStep,
  moveTo,
  placesOf,
  type TreeBounds,
  type TreeDrop,
  type TreeItem,
  type TreePlace,
  type TreeStep,
} from "./tree-order.ts";
