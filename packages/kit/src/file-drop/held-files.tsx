import { type DragEvent, useLayoutEffect, useRef, useState } from "react";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { fileKey } from "./check-files.ts";
import { type FileOrder, moveFile } from "./file-order.ts";
import { HeldFile, type RowTexts } from "./held-file.tsx";

interface HeldFilesProps extends RowTexts {
  files: readonly File[];
  order: FileOrder | undefined;
  onArrange: (files: File[]) => void;
}

/** The files that were taken, each with its size, how far it has come, and a way to take it back. */
export function HeldFiles({ files, order, onArrange, ...row }: HeldFilesProps) {
  const [moved, setMoved] = useState("");
  const pressed = useRef<HTMLButtonElement>(null);
  const [dragged, setDragged] = useState<File | null>(null);

  // A row that moves takes its button out of the page for a moment, and the focus with it.
  useLayoutEffect(() => {
    if (pressed.current?.isConnected) pressed.current.focus();
    pressed.current = null;
  });

  function move(file: File, to: number): void {
    const arranged = moveFile(files, file, to);
    onArrange(arranged);
    setMoved(order?.movedText(file.name, arranged.indexOf(file) + 1, files.length) ?? "");
  }

  /** Props that make a row draggable and a drop target. */
  function dragging(file: File, at: number) {
    return {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        setDragged(file);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== file) move(dragged, at);
      },
      onDragEnd: () => setDragged(null),
    };
  }

  if (files.length === 0) return null;
  const arranges = order !== undefined && files.length > 1;
  return (
    <>
      <ul className="mt-2 flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {files.map((file, at) => (
          <li
            key={fileKey(file)}
            {...(arranges ? dragging(file, at) : {})}
            data-dragged={file === dragged || undefined}
            className="flex flex-wrap items-start gap-x-3 p-1 ps-3 data-dragged:opacity-50 [&[draggable=true]]:cursor-grab"
          >
            <HeldFile
              {...row}
              file={file}
              moves={
                arranges
                  ? {
                      order,
                      first: at === 0,
                      last: at === files.length - 1,
                      onStep: (by, button) => {
                        pressed.current = button;
                        move(file, at + by);
                      },
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      {arranges && <PoliteAnnouncement text={moved} delay={0} />}
    </>
  );
}
