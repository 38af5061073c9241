import { CloseIcon } from '../icon/icons-status';
import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot, Slottable } from '../internal/slot';
import * as styles from './tag.css';

/** The accessible name of the remove button includes the tag. */
type Removal =
  | {
      /** Called when the remove button is pressed. Without it there is no such button. */
      onRemove: () => void;
      /** Accessible name of the remove button: "Remove linen". Given together with `onRemove`. */
      removeLabel: string;
    }
  | { onRemove?: undefined; removeLabel?: undefined };

export type TagProps = PropsOf<'span', AsChild> & Removal;

/** A keyword: a link, or a filter that can be removed. For a state use Badge. */
export function Tag({ onRemove, removeLabel, asChild, children, ...rest }: TagProps) {
  const Element = asChild ? Slot : 'span';
  return (
    <Element
      {...mergeProps(
        {
          'data-component': 'tag',
          'data-removable': onRemove ? '' : undefined,
          className: styles.tag,
        },
        rest,
      )}
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
