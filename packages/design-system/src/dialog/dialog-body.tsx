'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useOverflow } from '../internal/use-overflow';
import * as styles from './dialog.css';
import { useKeyboardInset } from './use-keyboard-inset';

interface DialogBodyProps {
  padding: keyof typeof styles.contents;
  children: ReactNode;
}

const contentRecipe = /* @__PURE__ */ cva(undefined, { variants: { padding: styles.contents } });

const scrolls = (body: HTMLDivElement) => body.scrollHeight > body.clientHeight;

/** The scrollable part of a dialog; mounted with the dialog, so that it can measure itself. */
export function DialogBody({ padding, children }: DialogBodyProps) {
  const [ref, scrollable] = useOverflow(scrolls, false);
  useKeyboardInset();
  return (
    <div
      ref={ref}
      data-part="body"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus
      tabIndex={scrollable ? 0 : undefined}
      className={styles.body}
    >
      <div className={contentRecipe({ padding })}>{children}</div>
    </div>
  );
}
