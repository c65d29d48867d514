import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from "react";

/** Props of an application's link element: an anchor's, with `href` required. */
export interface LinkElementProps extends ComponentPropsWithRef<"a"> {
  href: string;
}

/** An anchor, or a component that stands for one and moves inside the application. */
export type LinkElement = ComponentType<LinkElementProps> | "a";

const LinkContext = createContext<LinkElement>("a");

export interface LinkProviderProps {
  /** The component that every link of the kit renders instead of a bare anchor. */
  element: LinkElement;
  children: ReactNode;
}

/** Lets an application with client-side routes give its own link to the kit. */
export function LinkProvider({ element, children }: LinkProviderProps) {
  return <LinkContext value={element}>{children}</LinkContext>;
}

/** The link that the application chose, a bare anchor where it chose none. */
export function useLinkElement(): LinkElement {
  return useContext(LinkContext);
}
