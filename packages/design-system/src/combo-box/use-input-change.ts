'use client';
import { useRef } from 'react';
import type { ChangeDetail } from '../internal/change-detail';

/** Typed by the visitor, or set to the label of what was selected. */
export type ComboBoxInputDetail = ChangeDetail<'input' | 'valueChange'>;

export type OnInputChange = (typed: string, detail: ComboBoxInputDetail) => void;

/** Tells why the text of the input changed, which its state does not know: by `event.current`, if there is one. */
export function useInputChange(onInputChange?: OnInputChange) {
  const event = useRef<Event>(undefined);
  const tell = (typed: string) =>
    onInputChange?.(typed, {
      reason: event.current ? 'input' : 'valueChange',
      event: event.current,
    });
  return [tell, event] as const;
}
