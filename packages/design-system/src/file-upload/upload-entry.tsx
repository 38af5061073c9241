import { cva } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { RefreshIcon } from '../icon/icons-action';
import { CloseIcon, ErrorIcon } from '../icon/icons-status';
import { IconButton } from '../icon-button/icon-button';
import { ProgressBar } from '../progress-bar/progress-bar';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './file-upload.css';
import { Preview } from './preview';
import type { FileUploadLabels, UploadItem } from './types';

export interface UploadEntryProps {
  item: UploadItem;
  labels: FileUploadLabels;
  layout: keyof typeof styles.entries;
  formatSize?: (bytes: number) => string;
  disabled: boolean;
  onRemove: () => void;
  onRetry?: () => void;
}

const entryRecipe = /* @__PURE__ */ cva(styles.entry, { variants: { layout: styles.entries } });
const detailsRecipe = /* @__PURE__ */ cva(null, { variants: { layout: styles.details } });
const actionsRecipe = /* @__PURE__ */ cva(null, { variants: { layout: styles.actions } });

/** The button disappears when pressed, so the adjacent one is focused first. */
function retryAndStay(event: MouseEvent, onRetry: () => void) {
  const entry = event.currentTarget.closest('li');
  entry?.querySelector<HTMLElement>('[data-part="remove"]')?.focus();
  onRetry();
}

/** One file: preview, progress and actions. */
export function UploadEntry({
  item,
  labels,
  layout,
  formatSize,
  disabled,
  onRemove,
  onRetry,
}: UploadEntryProps) {
  const { name, state, size, progress } = item;
  const tile = layout === 'tiles';
  const details = (
    <>
      <bdi className={styles.name}>{name}</bdi>
      {size !== undefined && formatSize && <bdi className={styles.size}>{formatSize(size)}</bdi>}
    </>
  );
  return (
    <li data-part="item" data-state={state} className={entryRecipe({ layout })}>
      <Preview file={item.file} previewUrl={item.previewUrl} />
      <div data-part="details" className={detailsRecipe({ layout })}>
        {tile ? <VisuallyHidden>{details}</VisuallyHidden> : details}
        {state === 'uploading' && (
          <ProgressBar label={labels.progress(name)} value={progress} className={styles.bar} />
        )}
        {/* Rendered before its text, otherwise it would not be announced */}
        <div role="status" className={styles.state}>
          {state === 'done' && <VisuallyHidden>{labels.done}</VisuallyHidden>}
          {state === 'failed' && (
            <span className={styles.failed}>
              <ErrorIcon className={styles.failedIcon} />
              <span>{item.error ?? labels.failed}</span>
            </span>
          )}
        </div>
      </div>
      <div className={actionsRecipe({ layout })}>
        {state === 'failed' && onRetry && (
          <IconButton
            data-part="retry"
            size="sm"
            variant={tile ? 'secondary' : 'ghost'}
            label={labels.retry(name)}
            icon={<RefreshIcon />}
            disabled={disabled}
            onClick={(event) => retryAndStay(event, onRetry)}
          />
        )}
        <IconButton
          data-part="remove"
          size="sm"
          variant={tile ? 'secondary' : 'ghost'}
          label={labels.remove(name)}
          icon={<CloseIcon />}
          disabled={disabled}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
