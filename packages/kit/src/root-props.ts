import {
  type ComponentPropsWithRef,
  type JSX,
  type Ref,
  type RefObject,
  useImperativeHandle,
} from "react";

/** Attributes of a component's outermost element, which `data-*` reaches as well; `className` is for layout only. */
export type RootProps<Tag extends keyof JSX.IntrinsicElements> = Pick<
  ComponentPropsWithRef<Tag>,
  "className" | "id" | "ref"
>;

/** Picks `id`, `ref` and `data-*` from the props of a component that hands its props on as a whole. */
export function rootOf<Tag extends keyof JSX.IntrinsicElements>(
  props: RootProps<Tag>,
): Pick<RootProps<Tag>, "id" | "ref"> {
  const entries = Object.entries(props);
  return Object.fromEntries(entries.filter(([name]) => /^(?:id|ref|data-.*)$/.test(name)));
}

/** Picks `data-*` alone, for a component whose `id` and `ref` lead to the control inside. */
export function dataOf(props: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith("data-")));
}

/** Gives a caller's `ref` the element that a component holds in a ref of its own. */
export function useSharedRef<Root extends HTMLElement>(
  ref: Ref<Root> | undefined,
  own: RefObject<Root | null>,
): void {
  useImperativeHandle<Root | null, Root | null>(ref, () => own.current);
}
