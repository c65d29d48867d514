import { cva } from "class-variance-authority";
import { useState } from "react";
import { UserIcon } from "../icon/index.ts";
import { initialsOf } from "./initials.ts";

export interface AvatarProps {
  name: string;
  /** Address of a square picture. */
  photo: string | undefined;
}

const avatarClasses = cva("size-14 shrink-0 rounded-pill", {
  variants: {
    content: {
      photo: "bg-sunken object-cover",
      initials:
        "grid place-items-center bg-brand-soft font-semibold text-lead text-on-brand-soft forced-colors:border",
    },
  },
});

/** A picture, else initials, else a figure. Decoration: the name stands beside it. */
export function Avatar({ name, photo }: AvatarProps) {
  const [broken, setBroken] = useState<string | undefined>(undefined);
  if (photo && photo !== broken) {
    return (
      <img
        src={photo}
        alt=""
        width={56}
        height={56}
        decoding="async"
        onError={() => setBroken(photo)}
        className={avatarClasses({ content: "photo" })}
      />
    );
  }
  const initials = initialsOf(name);
  return (
    <span aria-hidden="true" className={avatarClasses({ content: "initials" })}>
      {initials ? <bdi>{initials}</bdi> : <UserIcon className="size-6" />}
    </span>
  );
}
