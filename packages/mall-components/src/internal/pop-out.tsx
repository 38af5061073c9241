import { Button, type ButtonProps } from '@vermilion/design-system/button';
import { useId, type ReactNode } from 'react';
import * as styles from './pop-out.css';

interface PopOutProps extends Omit<ButtonProps, 'children'> {
  /** Words of the button, and name of what it opens. */
  label: string;
  children: ReactNode;
}

/** A button that opens a small panel, by the browser alone: it needs no script. */
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
