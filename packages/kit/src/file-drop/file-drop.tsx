import { cx } from "class-variance-authority";
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { FieldError } from "../form-field/field-notes.tsx";
import { type FieldProps, FormField, joinIds } from "../form-field/index.ts";
import { UploadIcon } from "../icon/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { useSharedRef } from "../root-props.ts";
import { useValue } from "../use-value.ts";
import { checkFiles, type FileLimits, type RefusedFile } from "./check-files.ts";
import type { FileOrder } from "./file-order.ts";
import type { FileUploads } from "./file-uploads.ts";
import { HeldFiles } from "./held-files.tsx";

/** The words of the component. */
export interface FileDropLabels {
  /** Instruction inside the frame: «Choose files or drop them here». */
  invite: string;
  /** Name of the button that takes a file back. */
  remove: (name: string) => string;
  /** Message about a refused file. */
  refused: (file: RefusedFile) => string;
  /** A size in the reader's language. */
  size: (bytes: number) => string;
  /** Announcement after files were added or removed: how many are held. */
  held: (count: number) => string;
}

export interface FileDropProps extends FieldProps, FileLimits {
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The id of the input. */
  id?: string | undefined;
  /** The form name; the form receives the files that are held, dropped ones too. */
  name?: string | undefined;
  /** The files taken so far. */
  value?: readonly File[] | undefined;
  /** The files at first, when the field holds them itself. */
  defaultValue?: readonly File[] | undefined;
  /** The files to hold from now on. */
  onChange?: ((files: File[]) => void) | undefined;
  onBlur?: (() => void) | undefined;
  labels: FileDropLabels;
  /** Progress of files that are sent at once, with its labels. */
  uploads?: FileUploads | undefined;
  /** Labels for moving files, by drag or by button, where their order matters. */
  order?: FileOrder | undefined;
  /** Shows thumbnails of images beside their names. */
  previews?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Keeps the form from being sent without a file; `false` by default. */
  required?: boolean | undefined;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** The frame that takes files: dashed, filled with the brand's soft ground while something hangs over it. */
const dropZone = [
  "relative flex min-h-24 flex-col items-center justify-center gap-2 rounded-card border border-dashed border-line-strong bg-surface p-4 text-center text-fg-muted",
  "transition-colors duration-fast hover:bg-sunken has-aria-invalid:border-danger",
  "data-over:border-solid data-over:border-brand data-over:bg-brand-soft data-over:text-on-brand-soft forced-colors:data-over:outline-2",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
  "has-disabled:border-line has-disabled:bg-disabled has-disabled:text-on-disabled",
].join(" ");

/** Lets the form around the input post these files. */
function hold(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Files, chosen from the device or dropped. What is too large or of a wrong type is named with its reason. */
export function FileDrop({
  id,
  name,
  label,
  hideLabel,
  note,
  description,
  error,
  accept,
  maxBytes,
  maxFiles,
  refuse,
  value,
  defaultValue,
  onChange: hear,
  onBlur,
  labels,
  uploads,
  order,
  previews = false,
  disabled = false,
  className,
  ref,
  ...input
}: FileDropProps) {
  const held = useValue<readonly File[], File[]>({ value, defaultValue, onChange: hear }, []);
  const { value: files, onChange } = held;
  const ownId = useId();
  const inputId = id ?? ownId;
  const refusalsId = useId();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  function add(chosen: FileList | null): void {
    const limits = { accept, maxBytes, maxFiles, refuse };
    const result = checkFiles(Array.from(chosen ?? []), files, limits);
    setRefused(result.refused);
    if (result.taken.length > files.length) {
      onChange(result.taken);
    }
  }

  function remove(gone: File): void {
    onChange(files.filter((file) => file !== gone));
    // The button goes away with its file.
    document.getElementById(inputId)?.focus();
  }

  return (
    <div className={cx("flex min-w-0 flex-col", className)}>
      <FormField
        id={inputId}
        label={label}
        hideLabel={hideLabel}
        note={note}
        description={description}
        error={error}
        describedBy={joinIds(refused.length > 0 && refusalsId)}
      >
        {(described) => (
          <DropZone invite={labels.invite} disabled={disabled} onDrop={add}>
            <FileInput
              {...input}
              {...described}
              ref={ref}
              name={name}
              disabled={disabled}
              files={files}
              onBlur={onBlur}
              accept={accept.join(",")}
              multiple={maxFiles > 1}
              onAdd={add}
            />
          </DropZone>
        )}
      </FormField>
      <div id={refusalsId} role="status" className="flex flex-col *:pt-2">
        {refused.map((file) => (
          <FieldError key={`${file.reason} ${file.name}`}>{labels.refused(file)}</FieldError>
        ))}
      </div>
      <PoliteAnnouncement text={labels.held(files.length)} />
      <HeldFiles
        files={files}
        describeSize={labels.size}
        removeLabel={labels.remove}
        onRemove={remove}
        onArrange={onChange}
        uploads={uploads}
        order={order}
        previews={previews}
      />
    </div>
  );
}

interface DropZoneProps {
  invite: string;
  disabled: boolean;
  onDrop: (files: FileList) => void;
  /** The input, which covers the frame. */
  children: ReactNode;
}

/** Frame that files are dropped on, with its instruction. */
function DropZone({ invite, disabled, onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false);

  function drag(event: DragEvent<HTMLElement>): void {
    event.preventDefault();
    setOver(event.type === "dragover" && !disabled);
  }

  function drop(event: DragEvent<HTMLElement>): void {
    event.preventDefault();
    setOver(false);
    if (!disabled) onDrop(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the control.
    <span
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
      data-over={over || undefined}
      className={dropZone}
    >
      <UploadIcon className="size-6" />
      <span className="text-body-sm">{invite}</span>
      {children}
    </span>
  );
}

interface FileInputProps extends Omit<ComponentPropsWithRef<"input">, "onChange"> {
  /** Files that the form around it posts. */
  files: readonly File[];
  onAdd: (files: FileList | null) => void;
}

/** Input over the whole frame, invisible; it holds the files for the form. */
function FileInput({ ref, files, onAdd, ...attributes }: FileInputProps) {
  const control = useRef<HTMLInputElement>(null);
  useSharedRef(ref, control);

  useEffect(() => {
    if (control.current) hold(control.current, files);
  }, [files]);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    onAdd(event.currentTarget.files);
    // The same file may be chosen again after it was removed.
    event.currentTarget.value = "";
    hold(event.currentTarget, files);
  }

  return (
    <input
      {...attributes}
      ref={control}
      type="file"
      onChange={choose}
      className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
    />
  );
}
