'use client';
import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import * as styles from './flyout.css';
import { useFlyout, type FlyoutInstead } from './use-flyout';

export interface FlyoutProps {
  /** Accessible name of the button; also what is seen, or contains it. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Attributes of the button beside its behaviour. */
  buttonProps?: Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'onClick' | 'aria-label'>;
  /** Edge of the button that the panel keeps to. */
  side?: keyof typeof styles.sides;
  /** Opens in place of the panel while `applies`; the panel opens all the same when it cannot. */
  instead?: FlyoutInstead;
  /** A panel of its own looks, e.g. a very wide one. */
  bare?: boolean;
  className?: string;
  /** What the panel holds; a function is told whether it is open, for what is loaded then. */
  children: ReactNode | ((open: boolean) => ReactNode);
}

export const panelRecipe = /* @__PURE__ */ cva(styles.panel, { variants: { side: styles.sides } });

/**
 * A button and the panel of links it shows: on hover with intent, on press, on arrow down. A list of
 * links is no menu in the sense of applications, so it keeps its links and the Tab key; and it is
 * light, since the header is on every page.
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
