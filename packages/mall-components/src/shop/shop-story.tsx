import { Link } from '@vermilion/design-system/link';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { MallImage } from '../settings';
import { messages } from './messages';
import * as styles from './shop-story.css';

export interface ShopStoryProps {
  /** As written by the shop. */
  text: string;
  /** URL of a wide image. */
  imageSrc?: string;
  /** URL of the page about the shop. */
  href: string;
}

/** What a shop says about itself, with an image, and a link to the page about it. */
export function ShopStory({ text, imageSrc, href }: ShopStoryProps) {
  return (
    <section data-component="shop-story" className={styles.story}>
      {imageSrc !== undefined && (
        <MallImage
          src={imageSrc}
          alt=""
          ratio="fill"
          align="end"
          sizes="(min-width: 768px) 640px, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p {...writtenText(text)} className={styles.text}>
          {text}
        </p>
        <Link variant="accent" href={href}>
          <FormattedMessage {...messages.story} />
        </Link>
      </div>
    </section>
  );
}
