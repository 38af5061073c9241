'use client';
import { CheckIcon } from '@vermilion/design-system/icon';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { langOf } from '../internal/lang-of';
import { MallImage } from '../settings';
import { messages } from './messages';
import { isAvailable, selectOption } from './sku-model';
import type { SkuMatrix, SkuSelection } from './types';
import * as styles from './sku-picker.css';

export interface SkuPickerProps {
  matrix: SkuMatrix;
  selection: SkuSelection;
  onChange: (selection: SkuSelection) => void;
}

/** The picture of an option of the first dimension, where its skus have one of their own. */
function pictureOf({ skus, dimensions }: SkuMatrix, dimension: number, option: string) {
  if (dimension !== 0) return undefined;
  const pictures = new Set(skus.map((sku) => sku.imageSrc));
  // The same picture on every option helps nobody
  if (pictures.size < 2 || (dimensions[0]?.options.length ?? 0) < 2) return undefined;
  return skus.find((sku) => sku.options[0] === option)?.imageSrc;
}

/**
 * One group of radio buttons for each dimension, so arrow keys choose within it. What is sold out is
 * crossed out and named so, but can be chosen, to look at its picture and price.
 */
export function SkuPicker({ matrix, selection, onChange }: SkuPickerProps) {
  const id = useId();
  return (
    <div data-component="sku-picker" className={styles.picker}>
      {matrix.dimensions.map((dimension, index) => (
        <fieldset key={dimension.name}>
          <legend lang={langOf(dimension.name)} className={styles.legend}>
            {dimension.name}:{' '}
            <span lang={langOf(selection[index] ?? '')} className={styles.chosen}>
              {selection[index]}
            </span>
          </legend>
          <div className={styles.options}>
            {dimension.options.map((option) => {
              const available = isAvailable(matrix, selection, index, option);
              const picture = pictureOf(matrix, index, option);
              return (
                <label key={option} className={styles.option}>
                  <input
                    type="radio"
                    name={`${id}-${index}`}
                    value={option}
                    checked={selection[index] === option}
                    onChange={() => onChange(selectOption(matrix, selection, index, option))}
                    className={styles.input}
                  />
                  <span
                    data-sold-out={available ? undefined : ''}
                    className={cx(styles.box, picture && styles.withPicture)}
                  >
                    {picture && (
                      <MallImage src={picture} alt="" sizes="32px" className={styles.picture} />
                    )}
                    {available ? (
                      <span lang={langOf(option)}>{option}</span>
                    ) : (
                      <>
                        <span aria-hidden="true" lang={langOf(option)}>
                          {option}
                        </span>
                        <VisuallyHidden>
                          <FormattedMessage {...messages.option} values={{ option }} />
                        </VisuallyHidden>
                      </>
                    )}
                    <span aria-hidden="true" className={styles.corner}>
                      <CheckIcon />
                    </span>
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
