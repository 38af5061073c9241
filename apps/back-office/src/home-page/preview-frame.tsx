import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './preview.css';

export interface PreviewFrameProps {
  title: string;
  children: ReactNode;
}

/** Gives a document the styles and the theme of this one; resolves to where its content is put. */
function dress(frame: Document): HTMLElement {
  for (const { name, value } of document.documentElement.attributes)
    frame.documentElement.setAttribute(name, value);
  for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style'))
    frame.head.append(sheet.cloneNode(true));
  return frame.body;
}

/** A window of its own for a part of the page, as wide as a phone: its layout follows that width, as a phone's does. */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const [place, setPlace] = useState<HTMLElement>();
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState<number>();
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument } = currentTarget;
    if (contentDocument) setPlace(dress(contentDocument));
  };
  useEffect(() => {
    if (!content) return;
    const observer = new ResizeObserver(() => setHeight(content.offsetHeight));
    observer.observe(content);
    return () => observer.disconnect();
  }, [content]);
  return (
    <>
      <iframe
        title={title}
        // without it the document would be in quirks mode
        srcDoc="<!doctype html>"
        onLoad={onLoad}
        className={styles.frame}
        style={{ height }}
      />
      {place && createPortal(<div ref={setContent}>{children}</div>, place)}
    </>
  );
}
