'use client';
import { cva, cx } from 'class-variance-authority';
import { useRef } from 'react';
import type { FieldRoot, FieldTexts } from '../field/field';
import { Field } from '../field/field';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { DropZone } from './drop-zone';
import * as styles from './file-upload.css';
import { partitionFiles } from './partition-files';
import type { FileRejection, FileUploadLabels, UploadItem } from './types';
import { UploadEntry } from './upload-entry';
import { useFileDrop } from './use-file-drop';
import { useRemoval } from './use-removal';

/** All layouts of FileUpload. */
export const fileUploadLayouts = ['list', 'tiles'] as const;

export type FileUploadProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** The selected files in order. The parent holds this state and uploads the files. */
      items: readonly UploadItem[];
      /** Called with new files that pass the limits below. With `maxFiles={1}` the new file replaces the old one. */
      onAdd: (files: File[]) => void;
      /** Called with rejected files and the reasons; show them through `error`. */
      onReject?: (rejections: readonly FileRejection[]) => void;
      /** Called with the id of an item when its remove button is pressed; take it out of `items`. */
      onRemove: (id: string) => void;
      /** Retries a failed upload; without it there is no retry button. */
      onRetry?: (id: string) => void;
      /** The texts beside the label, hint and error. */
      labels: FileUploadLabels;
      /** Formats a size: "2.4 MB". Without it no size is shown. */
      formatSize?: (bytes: number) => string;
      /** File types, as in the `accept` attribute: `image/*,.pdf`. */
      accept?: string;
      /** Maximum size of one file in bytes. */
      maxBytes?: number;
      /** Maximum number of files. */
      maxFiles?: number;
      /** `list` for documents with their names, `tiles` for images. */
      layout?: (typeof fileUploadLayouts)[number];
      /** Always a file input, whose value a page cannot set: give `items`. */
      type?: never;
      value?: never;
      defaultValue?: never;
    }
>;

const itemsRecipe = /* @__PURE__ */ cva(null, { variants: { layout: styles.items } });
const layoutRecipe = /* @__PURE__ */ cva(null, { variants: { layout: styles.layouts } });

/**
 * Selects files by picking, dropping or pasting, and shows the progress of each. The parent uploads them: a
 * form does not submit them. Other props go to the file input.
 */
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
  label,
  labelHidden,
  hint,
  error,
  invalid,
  id,
  className,
  style,
  rootProps = {},
  ...rest
}: FileUploadProps) {
  const root = useRef<HTMLDivElement>(null);
  const { disabled = false, required } = rest;
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
    <ul data-part="items" className={itemsRecipe({ layout })}>
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
      {...{ label, labelHidden, hint, error, invalid, style, required }}
      data-component="file-upload"
      controlId={id}
      className={cx(styles.fileUpload, className)}
      rootProps={mergeProps({ ...handlers, ref: root }, rootProps)}
    >
      {(control) => (
        <div className={layoutRecipe({ layout })}>
          {layout === 'tiles' && list}
          <DropZone
            {...{ control, labels, layout, over, rest }}
            accept={accept}
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
