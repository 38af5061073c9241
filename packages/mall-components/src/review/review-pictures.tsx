import { MallImage } from '../settings';
import * as styles from './review-list.css';

interface ReviewPicturesProps {
  pictures: readonly string[];
  /** Alternative text of the n-th image, from 1. */
  altOf: (number: number) => string;
}

/** The images of a review, each a link to its full size. */
export function ReviewPictures({ pictures, altOf }: ReviewPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map((src, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer">
            <MallImage src={src} alt={altOf(index + 1)} sizes="88px" className={styles.picture} />
          </a>
        </li>
      ))}
    </ul>
  );
}
