'use client';
import { useDismiss } from '@vermilion/design-system/use-dismiss';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useHoverIntent } from '../internal/use-hover-intent';

/** What stands in the panel's place in some windows. */
export interface FlyoutInstead {
  applies: () => boolean;
  /** The panel opens all the same where this rejects; without it nothing opens. */
  open?: () => Promise<unknown>;
}

/**
 * A panel below its trigger: opens under the pointer with intent and by arrow down, closes by Escape, by a press
 * outside, by a link in it and when the focus leaves. What a press on the trigger does is up to the trigger.
 */
export function useFlyout({ instead }: { instead?: FlyoutInstead } = {}) {
  const [isOpen, setOpen] = useState(false);
  const openedByHover = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const hover = useHoverIntent((next) => {
    if (next && instead?.applies()) return;
    openedByHover.current = next;
    setOpen(next);
  });
  const trigger = () => root.current?.querySelector<HTMLElement>('[aria-expanded]');

  /** Opens the panel or what stands in its place; whether it is the panel. */
  const open = () => {
    const isPanel = !instead?.applies();
    if (isPanel) setOpen(true);
    else instead?.open?.().catch(() => setOpen(true));
    return isPanel;
  };
  const toggle = () => {
    hover.cancel();
    // A press right after the hover has opened it means "open", not "close"
    if (openedByHover.current || !isOpen) open();
    else setOpen(false);
    openedByHover.current = false;
  };

  useDismiss({
    open: isOpen,
    ref: root,
    onDismiss: (reason) => {
      setOpen(false);
      if (reason === 'escapeKey' && root.current?.contains(document.activeElement))
        trigger()?.focus();
    },
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.target !== trigger()) return;
    event.preventDefault();
    if (!open()) return;
    // The panel cannot take the focus while it is hidden
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('a, button')?.focus());
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A press outside moves the focus nowhere; so does switching to another window, which returns it later
    const stays = relatedTarget
      ? currentTarget.contains(relatedTarget)
      : currentTarget.matches(':hover') || !document.hasFocus();
    if (!stays) setOpen(false);
  };
  const handlePanelClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };

  return {
    isOpen,
    open,
    close: () => {
      hover.cancel();
      setOpen(false);
    },
    toggle,
    rootProps: {
      ref: root,
      onPointerEnter: hover.onPointerEnter,
      onPointerLeave: hover.onPointerLeave,
      onKeyDown: handleKeyDown,
      onBlur: handleBlur,
    },
    triggerProps: { 'aria-expanded': isOpen, 'aria-controls': id },
    panelProps: { ref: panel, id, hidden: !isOpen, onClick: handlePanelClick },
  };
}
