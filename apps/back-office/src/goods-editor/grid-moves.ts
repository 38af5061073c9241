import type { KeyboardEvent } from 'react';

/** A place in the grid, from 0. */
export interface Place {
  row: number;
  column: number;
}

/** The attribute of a cell's input that says where it is. */
export const placeAttribute = ({ row, column }: Place) => `${row}:${column}`;

/** Where the input of an event is. */
export function placeOf(target: EventTarget): Place | undefined {
  const at = target instanceof HTMLInputElement ? target.dataset.at : undefined;
  if (!at) return undefined;
  const [row = 0, column = 0] = at.split(':').map(Number);
  return { row, column };
}

/** Puts the focus on a cell, with its text selected, where there is one. */
export function goTo(grid: HTMLElement, place: Place) {
  const input = grid.querySelector<HTMLInputElement>(`[data-at="${placeAttribute(place)}"]`);
  input?.focus();
  input?.select();
}

/** Whether the arrow key would leave the text: the caret is at that end, or all of it is selected. */
function leavesText({ value, selectionStart, selectionEnd }: HTMLInputElement, step: number) {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (step < 0 ? 0 : value.length);
}

/** The cell that a key goes to: arrows, Enter and Shift with Enter; undefined for keys of the text. */
export function moveOf(event: KeyboardEvent, { row, column }: Place): Place | undefined {
  const { key, shiftKey, target, currentTarget } = event;
  if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) return { row: row - 1, column };
  if (key === 'ArrowDown' || key === 'Enter') return { row: row + 1, column };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  const toLeft = key === 'ArrowLeft';
  // In a text from right to left the start is at the right
  const step = toLeft === isMirrored ? 1 : -1;
  return leavesText(target as HTMLInputElement, step) ? { row, column: column + step } : undefined;
}
