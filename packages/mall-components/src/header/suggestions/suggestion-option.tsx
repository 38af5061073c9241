import { LinkBase } from '@vermilion/design-system/link';
import { writtenText } from '../../internal/lang-of';
import { MallImage, Price } from '../../settings';
import * as styles from './suggestions.css';
import type { Suggestion } from './types';

interface SuggestionOptionProps {
  suggestion: Suggestion;
  id: string;
  active: boolean;
}

/** A suggestion as an option that is a link: modified clicks work as on any link. */
export function SuggestionOption({ suggestion, id, active }: SuggestionOptionProps) {
  const { label, href, imageSrc, priceMinor } = suggestion;
  return (
    <LinkBase
      role="option"
      id={id}
      href={href}
      tabIndex={-1}
      aria-selected={active}
      className={styles.option}
    >
      {imageSrc !== undefined && (
        <MallImage src={imageSrc} alt="" sizes="40px" className={styles.picture} />
      )}
      <span {...writtenText(label)} className={styles.label}>
        {label}
      </span>
      {priceMinor !== undefined && <Price minor={priceMinor} size="sm" />}
    </LinkBase>
  );
}
