import type { ComponentType } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { DownloadIcon, type IconProps, RefreshIcon } from "../icon/index.ts";
import type { AttestationAct, AttestationFile, AttestationState } from "./attestation-state.ts";

/** Actions of each state; none while the proof is being made. */
export function AttestationActs({ state }: { state: AttestationState }) {
  const acts = actsOf(state);
  if (!acts) return null;
  return <div className="flex flex-wrap gap-2 border-line border-t pt-4">{acts}</div>;
}

function actsOf(state: AttestationState) {
  switch (state.status) {
    case "ready":
      if (!state.download && !state.print && !state.share) return null;
      return (
        <>
          {state.download && <Download {...state.download} />}
          {state.print && <Act {...state.print} />}
          {state.share && <Act {...state.share} />}
        </>
      );
    case "failed":
      return state.retry && <Act {...state.retry} icon={RefreshIcon} />;
    default:
      return null;
  }
}

function Download(download: AttestationAct | AttestationFile) {
  if ("onPress" in download) return <Act {...download} icon={DownloadIcon} variant="primary" />;
  const { href, label, fileName = "" } = download;
  return (
    <ButtonLink href={href} download={fileName} variant="primary" size="sm">
      <DownloadIcon />
      {label}
    </ButtonLink>
  );
}

interface ActProps extends AttestationAct {
  icon?: ComponentType<IconProps>;
  variant?: "primary" | "secondary";
}

function Act({
  label,
  onPress,
  isPending,
  pendingLabel,
  icon: Icon,
  variant = "secondary",
}: ActProps) {
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
