import { cx } from 'class-variance-authority';
import { CloseIcon } from '../icon/icons-action';
import type { AsChild, PropsOf } from '../internal/component-props';
import { Slot, Slottable } from '../internal/slot';
import * as styles from './tag.css';

/** A tag that can be taken away names its button. */
type Removal =
  { onRemove: () => void; removeLabel: string } | { onRemove?: undefined; removeLabel?: undefined };

export type TagProps = PropsOf<'span', AsChild> & Removal;

/** A keyword: a hot word as a link, a filter that can be taken away. For a state use Badge. */
export function Tag({ onRemove, removeLabel, asChild, className, children, ...rest }: TagProps) {
  const Element = asChild ? Slot : 'span';
  return (
    <Element
      data-component="tag"
      data-removable={onRemove ? '' : undefined}
      {...rest}
      className={cx(styles.tag, className)}
    >
      <Slottable>{children}</Slottable>
      {onRemove && (
        <button
          type="button"
          data-part="remove"
          aria-label={removeLabel}
          onClick={onRemove}
          className={styles.remove}
        >
          <CloseIcon size="sm" />
        </button>
      )}
    </Element>
  );
}
