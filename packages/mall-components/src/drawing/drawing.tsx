'use client';
import { useEffect, useState } from 'react';
import * as s from './drawing.css';
import type { drawings } from './drawings';

type Drawings = typeof drawings;
export type DrawingName = keyof Drawings;

let loaded: Drawings | undefined;

/**
 * An illustration for an empty or failed state. Decorative, since the text next to it says the same; so its
 * code loads after the page, and a failure is ignored.
 */
export function Drawing({ name }: { name: DrawingName }) {
  const [lines, setLines] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    const show = (module: { drawings: Drawings }) => setLines((loaded = module.drawings));
    import('./drawings').then(show, () => {});
  }, []);
  return (
    <svg
      data-component="drawing"
      viewBox="0 0 160 120"
      className={s.drawing}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {lines && (
        <>
          <ellipse className={s.ground} cx="80" cy="68" rx="76" ry="48" />
          {lines[name]}
        </>
      )}
    </svg>
  );
}
