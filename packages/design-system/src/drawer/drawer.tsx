import { cva, cx } from 'class-variance-authority';
import type { ModalProps } from '../dialog/modal';
import { Modal } from '../dialog/modal';
import { mergeProps } from '../internal/merge-props';
import * as styles from './drawer.css';

/** All sides of Drawer, in the direction of the text. */
export const drawerSides = ['start', 'end', 'bottom'] as const;
export type DrawerSide = (typeof drawerSides)[number];
/** All sizes of Drawer, ascending: maximum widths of 20, 27.5 and 45 rem. */
export const drawerSizes = ['sm', 'md', 'lg'] as const;
export type DrawerSize = (typeof drawerSizes)[number];

export type DrawerProps = ModalProps & {
  /** Edge of the window: `start` for menus, `end` for filters and the cart, `bottom` on phones. */
  side?: DrawerSide;
  /** Width of a drawer at the side. */
  size?: DrawerSize;
};

const drawerRecipe = /* @__PURE__ */ cva(undefined, {
  variants: { side: styles.sides, size: styles.sizes },
});

/**
 * A modal panel at the edge of the window: a menu, filters, the cart. For a question or a form use Dialog,
 * for something small Popover.
 */
export function Drawer({ side = 'end', size = 'md', ...rest }: DrawerProps) {
  return (
    <Modal
      {...mergeProps(
        {
          'data-component': 'drawer',
          'data-side': side,
          className:
            side === 'bottom'
              ? cx(drawerRecipe({ side }), styles.sheet)
              : drawerRecipe({ side, size }),
        },
        rest,
      )}
    />
  );
}
