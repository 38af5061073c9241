import { cva } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './divider.css';

export type DividerProps = PropsOf<
  'hr',
  {
    /** `vertical` is a line between items of a row, as tall as the row. */
    orientation?: 'horizontal' | 'vertical';
  }
>;

const dividerRecipe = /* @__PURE__ */ cva(null, { variants: { orientation: styles.orientations } });

/** A hairline between sections. Prefer space; use it where space is not enough. */
export function Divider({ orientation = 'horizontal', ...rest }: DividerProps) {
  return (
    <hr
      {...mergeProps(
        {
          'data-component': 'divider',
          'aria-orientation': orientation,
          className: dividerRecipe({ orientation }),
        },
        rest,
      )}
    />
  );
}
