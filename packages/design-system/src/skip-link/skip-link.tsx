'use client';
import type { MouseEvent } from 'react';
import type { PropsOf } from '../internal/component-props';
import { focusOn } from '../internal/focus-on';
import { mergeProps } from '../internal/merge-props';
import * as styles from './skip-link.css';

export type SkipLinkProps = Omit<
  PropsOf<
    'a',
    {
      /** Id of the target: the page's `<main>`. */
      targetId: string;
    }
  >,
  'href'
>;

/** The first link of a page, visible on focus: skips the header. */
export function SkipLink({ targetId, ...rest }: SkipLinkProps) {
  return (
    // The text is among the rest props
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...mergeProps(
        {
          'data-component': 'skip-link',
          href: `#${targetId}`,
          onClick: (event: MouseEvent) => {
            event.preventDefault();
            focusOn(targetId);
          },
          className: styles.skipLink,
        },
        rest,
      )}
    />
  );
}
