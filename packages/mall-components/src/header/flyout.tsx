'use client';
import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useHoverIntent } from '../internal/use-hover-intent';
import * as styles from './flyout.css';

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
  instead?: { applies: () => boolean; open: () => Promise<unknown> };
  /** A panel of its own looks, e.g. a very wide one. */
  bare?: boolean;
  className?: string;
  /** What the panel holds; a function is told whether it is open, for what is loaded then. */
  children: ReactNode | ((open: boolean) => ReactNode);
}

const panelRecipe = /* @__PURE__ */ cva(styles.panel, { variants: { side: styles.sides } });

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
  const [open, setOpen] = useState(false);
  const openedByHover = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const hover = useHoverIntent((next) => {
    if (next && instead?.applies()) return;
    openedByHover.current = next;
    setOpen(next);
  });

  const show = () => {
    if (!instead?.applies()) return true;
    instead.open().catch(() => setOpen(true));
    return false;
  };

  useEffect(() => {
    if (!open) return;
    // What opened under the pointer closes by Escape wherever the focus is; a press on plain text moves no focus
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(false);
    };
    const types = ['keydown', 'pointerdown'];
    types.forEach((type) => window.addEventListener(type, close, true));
    return () => types.forEach((type) => window.removeEventListener(type, close, true));
  }, [open]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    }
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      if (!show()) return;
      setOpen(true);
      // The panel cannot take the focus while it is hidden
      requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('a, button')?.focus());
    }
  };
  const handleBlur = (event: FocusEvent) => {
    const { currentTarget, relatedTarget } = event;
    // A press outside moves the focus nowhere; so does switching to another window, which returns it later
    const stays = relatedTarget
      ? currentTarget.contains(relatedTarget)
      : currentTarget.matches(':hover') || !document.hasFocus();
    if (!stays) setOpen(false);
  };
  const handleClick = () => {
    hover.cancel();
    // A press right after the hover has opened it means "open", not "close"
    const next = openedByHover.current || !open;
    setOpen(next && show());
    openedByHover.current = false;
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events that bubble from the button and the links
    <div
      ref={root}
      data-component="flyout"
      className={cx(styles.root, className)}
      onPointerEnter={hover.onPointerEnter}
      onPointerLeave={hover.onPointerLeave}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <button
        {...buttonProps}
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={handleClick}
      >
        {trigger}
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- closes after a link in it was followed */}
      <div
        ref={panel}
        id={id}
        hidden={!open}
        className={panelRecipe({ side })}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
      >
        <div className={bare ? undefined : styles.surface}>
          {typeof children === 'function' ? children(open) : children}
        </div>
      </div>
    </div>
  );
}
