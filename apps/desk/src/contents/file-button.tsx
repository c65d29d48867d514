import { Button } from "@parution/kit/button";
import { UploadIcon } from "@parution/kit/icon";
import { useRef } from "react";

interface FileButtonProps {
  label: string;
  accept: string;
  isPending?: boolean;
  onChoose: (file: File) => void;
}

/** Button that opens the choice of a file. */
export function FileButton({ label, accept, isPending = false, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" isPending={isPending} onClick={() => input.current?.click()}>
        <UploadIcon />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
