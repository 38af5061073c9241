'use client';
import { useEffect, useState } from 'react';
import type { Part } from '../../parts/testing/part';
import { parts } from '../../parts/testing/parts';
import { withTestMarker } from './with-test-marker';

const isShown = ({ name }: Part) => document.querySelector(`[data-conformance="${name}"]`) !== null;
const PATIENCE = 10_000;

/** Calls back when all are in the page, or with those that are after 10 s. Returns a function that stops it. */
function onShown(awaited: Part[], done: (shown: Part[]) => void) {
  const finish = () => {
    stop();
    done(awaited.filter(isShown));
  };
  const observer = new MutationObserver(() => {
    if (awaited.every(isShown)) finish();
  });
  const timer = setTimeout(finish, awaited.every(isShown) ? 0 : PATIENCE);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}

/** Parts with 'use client': those in the page all at once, overlays one after the other. */
export function ClientParts({ names }: { names: string[] }) {
  const [{ inPage, overlays }] = useState(() => {
    const mine = parts.filter(({ name }) => names.includes(name));
    return {
      inPage: mine.filter(({ portal }) => !portal),
      overlays: mine.filter(({ portal }) => portal),
    };
  });
  const [at, setAt] = useState(-1);
  const [shown, setShown] = useState<string[]>([]);
  useEffect(() => {
    const now = at < 0 ? inPage : overlays.slice(at, at + 1);
    return onShown(now, (found) => {
      setShown((before) => [...before, ...found.map(({ name }) => name)]);
      if (at < overlays.length) setAt(at + 1);
    });
  }, [at, inPage, overlays]);
  return (
    <>
      {inPage.map((part) => (
        <section key={part.name}>{withTestMarker(part)}</section>
      ))}
      {overlays.slice(Math.max(at, 0), at + 1).map((part) => (
        <div key={part.name}>{withTestMarker(part)}</div>
      ))}
      <output data-done={at === overlays.length || undefined}>{shown.join(', ')}</output>
      <output data-wanted>{names.join(', ')}</output>
    </>
  );
}
