'use client';
import { cx } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { focusOn } from '../internal/focus-on';
import * as styles from './skip-link.css';

export type SkipLinkProps = PropsOf<
  'a',
  {
    /** Id of the element that it goes to: the page's main part. */
    targetId: string;
    href?: never;
  }
>;

/** The first link of a page, seen only with the focus: past the header to what the page is about. */
export function SkipLink({ targetId, className, onClick, ...rest }: SkipLinkProps) {
  return (
    // The text is among the rest props
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a
      data-component="skip-link"
      {...rest}
      href={`#${targetId}`}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        focusOn(targetId);
      }}
      className={cx(styles.skipLink, className)}
    />
  );
}
