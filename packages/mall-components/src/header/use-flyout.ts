'use client';
import { useDismiss } from '@vermilion/design-system/use-dismiss';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useHoverIntent } from '../internal/use-hover-intent';

/** What opens instead of the panel in some windows. */
export interface FlyoutInstead {
  applies: () => boolean;
  /** If it rejects, the panel opens; without it nothing opens. */
  open?: () => Promise<unknown>;
}

/**
 * State of a panel below its trigger: opens on hover intent and arrow down; closes on Escape, on a press
 * outside, on a press of a link in it, and on blur. A press of the trigger is handled by the caller.
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

  /** Opens the panel or its alternative; returns whether it is the panel. */
  const open = () => {
    const isPanel = !instead?.applies();
    if (isPanel) setOpen(true);
    else instead?.open?.().catch(() => setOpen(true));
    return isPanel;
  };
  const toggle = () => {
    hover.cancel();
    // A press right after hover has opened it means "open", not "close"
    if (openedByHover.current || !isOpen) open();
    else setOpen(false);
    openedByHover.current = false;
  };

  useDismiss({
    open: isOpen,
    ref: root,
    onDismiss: (reason) => {
      setOpen(false);
      if (reason === 'escapeKey' && root.current?.matches(':focus-within')) trigger()?.focus();
    },
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.target !== trigger()) return;
    event.preventDefault();
    if (!open()) return;
    // A hidden panel cannot receive focus
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('a, button')?.focus());
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A press outside has no `relatedTarget`, nor has switching to another window, which returns focus later
    const stays = relatedTarget
      ? currentTarget.contains(relatedTarget)
      : currentTarget.matches(':hover') || !currentTarget.ownerDocument.hasFocus();
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
