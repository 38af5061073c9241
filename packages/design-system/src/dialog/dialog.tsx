import { cx } from 'class-variance-authority';
import * as styles from './dialog.css';
import type { ModalProps } from './modal';
import { Modal } from './modal';

export const dialogSizes = ['sm', 'md', 'lg', 'xl'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export type DialogProps = ModalProps & { size?: DialogSize };

/**
 * Something that must be settled before going on, above the page. Focus goes in, stays in and comes
 * back; Escape, a press beside it and the corner button close it. For a yes or no use ConfirmDialog.
 */
export function Dialog({ size = 'md', className, ...rest }: DialogProps) {
  return (
    <Modal
      data-component="dialog"
      {...rest}
      className={cx(styles.dialog, styles.sizes[size], className)}
    />
  );
}
