import { useEffect, useState } from "react";
import { FileIcon } from "../icon/index.ts";

/** Thumbnail of a file: the image itself where the browser can render it, else a sheet. */
export function FilePicture({ file, previewed }: { file: File; previewed: boolean }) {
  const source = usePictureSource(previewed ? file : null);
  const [failed, setFailed] = useState(false);
  if (!previewed) return <FileIcon className="my-3 text-fg-muted" />;
  return (
    <span className="my-1 flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-sunken text-fg-muted">
      {source === null || failed ? (
        <FileIcon />
      ) : (
        <img
          src={source}
          // The name stands beside it.
          alt=""
          draggable={false}
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

/** An address of the file's content, as long as it is shown. */
function usePictureSource(file: File | null): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return;
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return source;
}
