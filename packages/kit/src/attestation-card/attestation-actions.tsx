import type { ComponentType } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { DownloadIcon, type IconProps, RefreshIcon } from "../icon/index.ts";
import type { AttestationAction, AttestationFile, AttestationState } from "./attestation-state.ts";

/** Actions of each state; none while the proof is being made. */
export function AttestationActions({ state }: { state: AttestationState }) {
  const actions = actionsOf(state);
  if (!actions) return null;
  return <div className="flex flex-wrap gap-2 border-line border-t pt-4">{actions}</div>;
}

function actionsOf(state: AttestationState) {
  switch (state.status) {
    case "ready":
      if (!state.download && !state.print && !state.share) return null;
      return (
        <>
          {state.download && <Download {...state.download} />}
          {state.print && <ActionButton {...state.print} />}
          {state.share && <ActionButton {...state.share} />}
        </>
      );
    case "failed":
      return state.retry && <ActionButton {...state.retry} icon={RefreshIcon} />;
    default:
      return null;
  }
}

function Download(download: AttestationAction | AttestationFile) {
  if ("onPress" in download)
    return <ActionButton {...download} icon={DownloadIcon} variant="primary" />;
  const { href, label, fileName = "" } = download;
  return (
    <ButtonLink href={href} download={fileName} variant="primary" size="sm">
      <DownloadIcon />
      {label}
    </ButtonLink>
  );
}

interface ActionButtonProps extends AttestationAction {
  icon?: ComponentType<IconProps>;
  variant?: "primary" | "secondary";
}

function ActionButton({
  label,
  onPress,
  isPending,
  pendingLabel,
  icon: Icon,
  variant = "secondary",
}: ActionButtonProps) {
  return (
    <Button
      variant={variant}
      size="sm"
      onClick={onPress}
      isPending={isPending}
      pendingLabel={pendingLabel}
    >
      {Icon && <Icon />}
      {label}
    </Button>
  );
}
