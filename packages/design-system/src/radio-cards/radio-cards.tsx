import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId } from 'react';
import * as choice from '../internal/choice.css';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { RadioChoice } from '../radio-group/radio-fieldset';
import { RadioFieldset } from '../radio-group/radio-fieldset';
import { RadioInput } from '../radio-group/radio-input';
import * as styles from './radio-cards.css';

/** An option of RadioCards, as a card. */
export interface RadioCardOption {
  /** Unique among the options; reported by `onValueChange`, and submitted. */
  value: string;
  /** Label of the option. */
  title: ReactNode;
  /** Description, below the title. */
  description?: ReactNode;
  /** Before the text: an image, a logo. Decorative, or with a name of its own. */
  media?: ReactNode;
  /** At the end of the card: a price, a badge. Part of the description. */
  aside?: ReactNode;
  /** Shown but cannot be selected. */
  disabled?: boolean;
}

export type RadioCardsProps = PropsOf<
  'fieldset',
  RadioChoice & {
    /** The cards in the order of display. */
    options: readonly RadioCardOption[];
  }
>;

/** Selects one of a few options with details: payment, delivery, a plan. For words only use RadioGroup. */
export function RadioCards({ options, ...rest }: RadioCardsProps) {
  const id = useId();
  return (
    <RadioFieldset {...mergeProps({ 'data-component': 'radio-cards' }, rest)}>
      {(inputOf) => (
        <div data-part="options" className={styles.options}>
          {options.map(({ value, title, description, media, aside, disabled }, index) => {
            const titleId = `${id}-${index}-title`;
            const textId = description ? `${id}-${index}-text` : undefined;
            const asideId = aside ? `${id}-${index}-aside` : undefined;
            return (
              <label key={value} data-part="card" className={cx(choice.choice, styles.card)}>
                <RadioInput
                  {...inputOf(value, index)}
                  {...(disabled && { disabled })}
                  aria-labelledby={titleId}
                  aria-describedby={[textId, asideId].filter(Boolean).join(' ') || undefined}
                  className={styles.input}
                />
                {media && (
                  <span data-part="media" className={styles.media}>
                    {media}
                  </span>
                )}
                <span className={styles.text}>
                  <span id={titleId} data-part="title" className={styles.title}>
                    {title}
                  </span>
                  {description && (
                    <span id={textId} data-part="description" className={styles.description}>
                      {description}
                    </span>
                  )}
                </span>
                {aside && (
                  <span id={asideId} data-part="aside" className={styles.aside}>
                    {aside}
                  </span>
                )}
              </label>
            );
          })}
        </div>
      )}
    </RadioFieldset>
  );
}
