'use client';
import { Suspense, use } from 'react';
import * as s from './drawing.css';
import type { drawings } from './drawings';

type Drawings = typeof drawings;
/** Subjects of the drawings. */
export type DrawingName = keyof Drawings;

let loaded: Drawings | undefined;
let loading: Promise<void> | undefined;

/** Loads the code once. A failure leaves the promise pending; the next drawing tries again. */
function load(): Promise<void> {
  loading ??= import('./drawings').then(
    (module) => void (loaded = module.drawings),
    () => {
      loading = undefined;
      return new Promise(() => {});
    },
  );
  return loading;
}
// The server has them before its first page, so that they are in place in its HTML
if (typeof window === 'undefined') void load();

/**
 * An illustration for an empty or failed state. Decorative, since the text next to it says the same; so the
 * browser loads its code after the page, keeps the server's HTML until then, and ignores a failure.
 */
export function Drawing({
  name,
}: {
  /** The subject, which suits the text next to it. */
  name: DrawingName;
}) {
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
      <Suspense>
        <Lines name={name} />
      </Suspense>
    </svg>
  );
}

function Lines({ name }: { name: DrawingName }) {
  return loaded ? <LoadedLines name={name} /> : <LinesToCome name={name} />;
}

// A component of its own: one that suspends must call `use` again when it is rendered the next time
function LinesToCome({ name }: { name: DrawingName }) {
  use(load());
  return <LoadedLines name={name} />;
}

function LoadedLines({ name }: { name: DrawingName }) {
  return (
    loaded && (
      <>
        <ellipse className={s.ground} cx="80" cy="68" rx="76" ry="48" />
        {loaded[name]}
      </>
    )
  );
}
