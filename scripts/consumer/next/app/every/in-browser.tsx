'use client';
import { useEffect, useState } from 'react';
import type { Part } from '../../parts/testing/part';
import { parts } from '../../parts/testing/parts';
import { markedUse } from './marked-use';

const isShown = ({ name }: Part) => document.querySelector(`[data-conformance="${name}"]`) !== null;

/** Parts with 'use client': those within the page all at once, those above it one after the other. */
export function InBrowser({ names }: { names: string[] }) {
  const [{ inPage, above }] = useState(() => {
    const mine = parts.filter(({ name }) => names.includes(name));
    return {
      inPage: mine.filter(({ portal }) => !portal),
      above: mine.filter(({ portal }) => portal),
    };
  });
  const [at, setAt] = useState(-1);
  const [shown, setShown] = useState<string[]>([]);
  useEffect(() => {
    const now = at < 0 ? inPage : above.slice(at, at + 1);
    // What lies above the page is there a moment after what opens it
    const timer = setTimeout(() => {
      setShown((before) => [...before, ...now.filter(isShown).map(({ name }) => name)]);
      if (at < above.length) setAt(at + 1);
    }, 100);
    return () => clearTimeout(timer);
  }, [at, inPage, above]);
  return (
    <>
      {inPage.map((part) => (
        <section key={part.name}>{markedUse(part)}</section>
      ))}
      {above.slice(Math.max(at, 0), at + 1).map((part) => (
        <div key={part.name}>{markedUse(part)}</div>
      ))}
      <output data-done={at === above.length || undefined}>{shown.join(', ')}</output>
      <output data-wanted>{names.join(', ')}</output>
    </>
  );
}
