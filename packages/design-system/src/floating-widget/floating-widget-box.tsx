'use client';
import type { FocusEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { canHover } from '../internal/hover-pointer';
import { LinkBase } from '../link/link-context';
import { useDismiss } from '../use-dismiss/use-dismiss';
import * as styles from './floating-widget.css';

/** A box of a FloatingWidget: a link or a button, with or without a panel. */
export interface FloatingWidgetItem {
  /** Unique among the items. */
  id: string;
  /** Above the label; decorative. */
  icon: ReactNode;
  /** A short label below the icon. */
  label: string;
  /** Makes the box a link. */
  href?: string;
  /** Called when the box is pressed; with `href` as well, before the link is followed. */
  onPress?: () => void;
  /** Shown next to the box on hover and focus. */
  popOut?: ReactNode;
}

/** A box with its panel: opens on hover, keyboard focus and press; closes on Escape or an outside press. */
export function FloatingWidgetBox({ icon, label, href, onPress, popOut }: FloatingWidgetItem) {
  const id = useId();
  const [isActive, setActive] = useState(false);
  const open = isActive && Boolean(popOut);
  const box = useRef<HTMLLIElement>(null);
  useDismiss({ open, ref: box, onDismiss: () => setActive(false) });
  const content = {
    className: styles.button,
    'aria-describedby': popOut ? id : undefined,
    children: (
      <>
        <span className={styles.icon}>{icon}</span>
        {label}
      </>
    ),
  };
  const press = () => {
    setActive(true);
    onPress?.();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setActive(false);
  };
  return (
    // Handles events of the button and the panel inside; not interactive itself
    <li
      ref={box}
      data-part="box"
      data-state={open ? 'open' : 'closed'}
      className={styles.box}
      onPointerEnter={({ nativeEvent }) => canHover(nativeEvent) && setActive(true)}
      onPointerLeave={({ nativeEvent }) => canHover(nativeEvent) && setActive(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && setActive(true)}
      onBlur={leave}
    >
      {href ? (
        <LinkBase {...content} href={href} onClick={onPress} />
      ) : (
        <button type="button" {...content} onClick={press} />
      )}
      {popOut && (
        <div id={id} data-part="pop-out" className={styles.popOut}>
          {popOut}
        </div>
      )}
    </li>
  );
}
