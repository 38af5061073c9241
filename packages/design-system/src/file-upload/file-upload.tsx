'use client';
import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import type { FieldTexts } from '../field/field';
import { Field } from '../field/field';
import type { PropsOf } from '../internal/component-props';
import { useMergedRefs } from '../internal/use-merged-refs';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { DropZone } from './drop-zone';
import * as styles from './file-upload.css';
import { partitionFiles } from './partition-files';
import type { FileRejection, FileUploadLabels, UploadItem } from './types';
import { UploadEntry } from './upload-entry';
import { useFileDrop } from './use-file-drop';
import { useRemoval } from './use-removal';

export const fileUploadLayouts = ['list', 'tiles'] as const;

export type FileUploadProps = PropsOf<
  'div',
  FieldTexts & {
    /** What was chosen, in its order; sending it and keeping this is the consumer's part. */
    items: readonly UploadItem[];
    /** New files that keep the rules below. With `maxFiles={1}` the one takes the old one's place. */
    onAdd: (files: File[]) => void;
    /** Files that were left out, each with the reason; say it through `error`. */
    onReject?: (rejections: readonly FileRejection[]) => void;
    onRemove: (id: string) => void;
    /** Send a failed one again; without it there is no such button. */
    onRetry?: (id: string) => void;
    labels: FileUploadLabels;
    /** A size in words: "2.4 MB"; without it no size is shown. */
    formatSize?: (bytes: number) => string;
    /** Types as a file input's attribute names them: `image/*,.pdf`. */
    accept?: string;
    /** Largest size of one file in bytes. */
    maxBytes?: number;
    /** How many files there may be in all. */
    maxFiles?: number;
    /** `list` for documents with their names, `tiles` for pictures. */
    layout?: (typeof fileUploadLayouts)[number];
    required?: boolean;
    disabled?: boolean;
    /** The input's id; made up when absent. */
    controlId?: string;
  }
>;

/** Files that are chosen, dropped or pasted, and how far each of them is. */
export function FileUpload({
  items,
  onAdd,
  onReject,
  onRemove,
  onRetry,
  labels,
  formatSize,
  accept,
  maxBytes,
  maxFiles = Infinity,
  layout = 'list',
  required,
  disabled = false,
  className,
  ref,
  ...rest
}: FileUploadProps) {
  const root = useRef<HTMLDivElement>(null);
  const refs = useMergedRefs(root, ref);
  const { remove, removed } = useRemoval(items, root, onRemove);
  const single = maxFiles === 1;

  const add = (files: readonly File[]) => {
    const room = single ? 1 : maxFiles - items.length;
    const { taken, rejections } = partitionFiles(files, { accept, maxBytes, room });
    if (taken.length > 0) onAdd(taken);
    if (rejections.length > 0) onReject?.(rejections);
  };
  const { over, handlers } = useFileDrop(add, disabled);

  const list = items.length > 0 && (
    <ul data-part="items" className={styles.items[layout]}>
      {items.map((item) => (
        <UploadEntry
          key={item.id}
          {...{ item, labels, layout, formatSize, disabled }}
          onRemove={() => remove(item)}
          onRetry={onRetry && (() => onRetry(item.id))}
        />
      ))}
    </ul>
  );
  return (
    <Field
      data-component="file-upload"
      {...rest}
      {...handlers}
      ref={refs}
      required={required}
      className={cx(styles.fileUpload, className)}
    >
      {(control) => (
        <div className={styles.layouts[layout]}>
          {layout === 'tiles' && list}
          <DropZone
            {...{ control, labels, layout, over, accept, disabled, required }}
            multiple={!single}
            onFiles={add}
          />
          {layout === 'list' && list}
          <VisuallyHidden role="status">
            {over ? labels.drop : removed && labels.removed(removed.name)}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
