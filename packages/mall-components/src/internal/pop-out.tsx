import { Button, type ButtonProps } from '@vermilion/design-system/button';
import { type ReactNode, useId } from 'react';
import * as styles from './pop-out.css';

interface PopOutProps extends Omit<ButtonProps, 'children'> {
  /** Text of the button, and accessible name of the panel. */
  label: string;
  children: ReactNode;
}

/** A button with a small panel, using the native popover: it needs no scripts. */
export function PopOut({ label, children, ...button }: PopOutProps) {
  const id = useId();
  return (
    <>
      <Button {...button} popoverTarget={id} aria-haspopup="dialog">
        {label}
      </Button>
      <div id={id} popover="auto" role="dialog" aria-label={label} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
