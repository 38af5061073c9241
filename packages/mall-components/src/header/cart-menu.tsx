'use client';
import { CountBadge } from '@vermilion/design-system/count-badge';
import { CartIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { cx } from 'class-variance-authority';
import type { FocusEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { panelRecipe } from './flyout';
import * as flyout from './flyout.css';
import { isNarrow } from './is-narrow';
import * as styles from './menus.css';
import { messages } from './messages';
import { useFlyout } from './use-flyout';

export interface CartMenuProps {
  href: string;
  /** Number of rows in the cart. */
  count: number;
  /**
   * Preview of the cart; the argument tells whether it is open, so that it can load on demand. Without it,
   * and in narrow windows, there is only the link.
   */
  preview?: (open: boolean) => ReactNode;
}

/** The link to the cart with its count, labelled "Cart, 3 items". */
export function CartMenu({ preview, ...link }: CartMenuProps) {
  return preview ? <PreviewedCart {...link} preview={preview} /> : <CartLink {...link} />;
}

interface CartLinkProps extends Pick<CartMenuProps, 'href' | 'count'> {
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  onClick?: () => void;
  onFocus?: (event: FocusEvent) => void;
}

function CartLink({ href, count, ...rest }: CartLinkProps) {
  return (
    <LinkBase {...rest} href={href} className={cx(styles.text, styles.cart)}>
      <span aria-hidden="true" className={styles.cartIcon}>
        <CountBadge count={count}>
          <CartIcon size="md" />
        </CountBadge>
      </span>
      <span aria-hidden="true" className={styles.wideText}>
        <FormattedMessage {...messages.cartLabel} />
      </span>
      <VisuallyHidden>
        <FormattedMessage {...messages.cart} values={{ count }} />
      </VisuallyHidden>
    </LinkBase>
  );
}

/** Hover and keyboard focus show the preview, and a press follows the link. */
function PreviewedCart({ preview, ...link }: Required<CartMenuProps>) {
  const { isOpen, open, close, rootProps, triggerProps, panelProps } = useFlyout({
    instead: { applies: isNarrow },
  });
  const handleFocus = ({ target, relatedTarget }: FocusEvent) => {
    const isReturning = rootProps.ref.current?.contains(relatedTarget as Node | null);
    if (!isReturning && target.matches(':focus-visible')) open();
  };
  return (
    <div {...rootProps} data-component="cart-menu" className={flyout.scriptedRoot}>
      <CartLink {...link} {...triggerProps} onClick={close} onFocus={handleFocus} />
      <div {...panelProps} className={panelRecipe({ side: 'end' })}>
        <div className={flyout.wideSurface}>{preview(isOpen)}</div>
      </div>
    </div>
  );
}
