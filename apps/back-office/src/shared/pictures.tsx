import { MallImage } from '@vermilion/mall-components/settings';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import * as styles from './pictures.css';

/** Pictures of shoppers, each a link to its full size. */
export function Pictures({ pictures }: { pictures: readonly string[] }) {
  const intl = useIntl();
  const total = pictures.length;
  if (total === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map((src, at) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer">
            <MallImage
              src={src}
              alt={intl.formatMessage(messages.picture, { number: at + 1, total })}
              sizes="96px"
              className={styles.picture}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
