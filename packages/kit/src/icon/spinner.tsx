import { BaseIcon, type IconProps } from "./icon.tsx";

/** An open circle that turns; it rests where the reader asks for less motion. */
export function SpinnerIcon(props: IconProps) {
  return (
    <span className="inline-flex motion-safe:animate-spin">
      <BaseIcon path="M12 3a9 9 0 1 1-8.5 6" {...props} />
    </span>
  );
}
