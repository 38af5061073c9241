'use client';
import { useEffect, useState } from 'react';
import type { Part } from '../../parts/testing/part';
import { parts } from '../../parts/testing/parts';
import { withTestMarker } from './with-test-marker';

const isShown = ({ name }: Part) => document.querySelector(`[data-conformance="${name}"]`) !== null;
const PATIENCE = 10_000;

/** Calls back when the part is in the page, or after 10 s. Returns a function that stops it. */
function onShown(part: Part, done: () => void) {
  const finish = () => {
    stop();
    done();
  };
  const observer = new MutationObserver(() => {
    if (isShown(part)) finish();
  });
  const timer = setTimeout(finish, isShown(part) ? 0 : PATIENCE);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}

/** Parts with 'use client', one after the other: a form with errors takes the focus, which closes a popover. */
export function ClientParts({ names }: { names: string[] }) {
  const [mine] = useState(() => parts.filter(({ name }) => names.includes(name)));
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<string[]>([]);
  const part = mine[at];
  useEffect(() => {
    if (!part) return;
    return onShown(part, () => {
      if (isShown(part)) setShown((before) => [...before, part.name]);
      setAt(at + 1);
    });
  }, [at, part]);
  return (
    <>
      {part && <section key={part.name}>{withTestMarker(part)}</section>}
      <output data-done={part === undefined || undefined}>{shown.join(', ')}</output>
      <output data-wanted>{names.join(', ')}</output>
    </>
  );
}
