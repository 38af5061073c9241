'use client';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { MallImage } from '../../settings';
import { messages } from '../messages';
import * as styles from './gallery.css';

export interface GalleryProps {
  /** Name of the goods, for the pictures' names. */
  name: string;
  pictures: readonly string[];
  /** A picture to show instead, e.g. of the chosen sku; thumbnails still lead to the others. */
  chosenSrc?: string;
}

/** One big picture and its thumbnails: hover, focus, press and arrow keys change it. */
export function Gallery(props: GalleryProps) {
  // Another chosen picture comes to the front; what was looked at before is done with
  return <Pictures key={props.chosenSrc} {...props} />;
}

function Pictures({ name, pictures, chosenSrc }: GalleryProps) {
  const intl = useIntl();
  const all = chosenSrc && !pictures.includes(chosenSrc) ? [chosenSrc, ...pictures] : [...pictures];
  const [index, setIndex] = useState(Math.max(0, chosenSrc ? all.indexOf(chosenSrc) : 0));
  const list = useRef<HTMLUListElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (index + step + all.length) % all.length;
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section
      data-component="gallery"
      aria-label={intl.formatMessage(messages.pictures)}
      className={styles.gallery}
    >
      <MallImage
        src={all[index] ?? ''}
        alt={intl.formatMessage(messages.picture, {
          name,
          number: index + 1,
          total: Math.max(1, all.length),
        })}
        sizes="(min-width: 480px) 440px, 100vw"
        priority
        className={styles.big}
      />
      {all.length > 1 && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys bubble up from the buttons
        <ul ref={list} className={styles.thumbs} onKeyDown={handleKeyDown}>
          {all.map((src, at) => (
            <li key={src}>
              <button
                type="button"
                aria-label={intl.formatMessage(messages.showPicture, { number: at + 1 })}
                aria-current={at === index ? 'true' : undefined}
                className={styles.thumb}
                onPointerEnter={() => setIndex(at)}
                onFocus={() => setIndex(at)}
                onClick={() => setIndex(at)}
              >
                <MallImage src={src} alt="" sizes="70px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
