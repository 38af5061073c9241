import { cva } from 'class-variance-authority';
import { mergeProps } from '../internal/merge-props';
import * as styles from './dialog.css';
import type { ModalProps } from './modal';
import { Modal } from './modal';

/** All sizes of Dialog, ascending: maximum widths of 25, 35, 52.5 and 70 rem. */
export const dialogSizes = ['sm', 'md', 'lg', 'xl'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export type DialogProps = ModalProps & {
  /** Maximum width: 25, 35, 52.5 or 70 rem. In a narrow window all are as wide as that. */
  size?: DialogSize;
};

const dialogRecipe = /* @__PURE__ */ cva(styles.dialog, { variants: { size: styles.sizes } });

/**
 * A modal dialog. Focus moves in, is trapped, and returns on close; Escape, a press outside and the close
 * button close it. For a yes or no question use ConfirmDialog.
 */
export function Dialog({ size = 'md', ...rest }: DialogProps) {
  return (
    <Modal
      {...mergeProps(
        {
          'data-component': 'dialog',
          className: dialogRecipe({ size }),
        },
        rest,
      )}
    />
  );
}
