import type { ReactNode } from "react";

const schemes = ["light", "dark"] as const;

/** States of the pointer, as classes of `storybook-addon-pseudo-states`: they apply to all that stands inside. */
const pointerStates = {
  rest: "",
  hover: "pseudo-hover-all",
  focus: "states-focus",
  pressed: "pseudo-hover-all pseudo-active-all",
} as const;

const controls = ":is(button, input, select, textarea, a[href], [tabindex='0'])";

/** Names of states, alike for every component. */
export const stateNames = [
  ...(Object.keys(pointerStates) as (keyof typeof pointerStates)[]),
  "chosen",
  "disabled",
  "read-only",
  "invalid",
  "loading",
  "empty",
  "unavailable",
  "done",
] as const;

type StateName = (typeof stateNames)[number];

export interface StatesMatrixProps<Props> {
  /** Args of the story. */
  args: Props;
  /** Renders the component once, with a key that no other cell has. */
  children: (args: Props, key: string) => ReactNode;
  /** Args of the states that the component has beside rest; args of other stories as a rule. */
  states?: Partial<Record<StateName, Partial<Props> | undefined>>;
  /** True for what is pressed or filled: hover, focus and pressed are shown. */
  interactive?: boolean;
}

/**
 * Parameters of a matrix. The focus is shown on controls alone, as it would be. Ten landmarks of a kind on one page are no page:
 * the rules about them do not apply.
 */
export const statesParameters = {
  pseudo: {
    focus: [`.states-focus ${controls}`],
    focusVisible: [`.states-focus ${controls}`],
    focusWithin: [`.states-focus :has(${controls})`],
  },
  a11y: {
    config: {
      rules: [
        "landmark-main-is-top-level",
        "landmark-no-duplicate-banner",
        "landmark-no-duplicate-contentinfo",
        "landmark-no-duplicate-main",
        "landmark-unique",
        "skip-link",
      ].map((id) => ({ id, enabled: false })),
    },
  },
};

/** Frame for stories: every state of a component, in light and in dark. */
export function StatesMatrix<Props>({
  args,
  children,
  states = {},
  interactive = false,
}: StatesMatrixProps<Props>) {
  const pointer = Object.entries(pointerStates).slice(0, interactive ? undefined : 1);
  const rows = [
    ...pointer.map(([name, className]) => ({ name, className, given: args })),
    ...Object.entries(states).map(([name, given]) => ({
      name,
      className: "",
      given: { ...args, ...(given as Partial<Props> | undefined) },
    })),
  ];
  // A scheme belongs to a newspaper: the one of the toolbar.
  const support = globalThis.document?.documentElement.dataset.support;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {schemes.map((scheme) => (
        <div
          key={scheme}
          data-support={support}
          data-scheme={scheme}
          className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-page p-4 font-ui text-fg"
        >
          {rows.map(({ name, className, given }) => (
            <section
              key={name}
              aria-label={`${name}, ${scheme}`}
              className="flex min-w-0 flex-col gap-2"
            >
              <p className="text-caption text-fg-muted">{name}</p>
              <div className={`isolate min-w-0 ${className}`}>
                {children(given, `${name}-${scheme}`)}
              </div>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}
