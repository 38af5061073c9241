'use client';
import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import * as styles from './flyout.css';
import { type FlyoutInstead, useFlyout } from './use-flyout';

export interface FlyoutProps {
  /** Accessible name of the button; it must contain the visible text. */
  label: string;
  /** Content of the button. */
  trigger: ReactNode;
  /** Other attributes of the button. */
  buttonProps?: Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'onClick' | 'aria-label'>;
  /** Edge of the button that the panel is aligned with. */
  side?: keyof typeof styles.sides;
  /** What opens instead of the panel while `applies` returns true; the panel opens if that fails. */
  instead?: FlyoutInstead;
  /** Without background, border and padding, for a panel with its own surface. */
  bare?: boolean;
  className?: string;
  /** Content of the panel; a function receives whether it is open, to load on demand. */
  children: ReactNode | ((open: boolean) => ReactNode);
}

export const panelRecipe = /* @__PURE__ */ cva(styles.panel, { variants: { side: styles.sides } });

/**
 * A button and the panel of links that it opens: on hover intent, on press, on arrow down. Plain links and
 * the Tab key instead of `role="menu"`, which is for commands; and little code, since the header is on every
 * page.
 */
export function Flyout({
  label,
  trigger,
  buttonProps,
  side = 'end',
  instead,
  bare = false,
  className,
  children,
}: FlyoutProps) {
  const { isOpen, toggle, rootProps, triggerProps, panelProps } = useFlyout({ instead });
  return (
    <div {...rootProps} data-component="flyout" className={cx(styles.root, className)}>
      <button {...buttonProps} {...triggerProps} type="button" aria-label={label} onClick={toggle}>
        {trigger}
      </button>
      <div {...panelProps} className={panelRecipe({ side })}>
        <div className={bare ? undefined : styles.surface}>
          {typeof children === 'function' ? children(isOpen) : children}
        </div>
      </div>
    </div>
  );
}
