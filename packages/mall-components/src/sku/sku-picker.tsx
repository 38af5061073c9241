'use client';
import { CheckIcon } from '@vermilion/design-system/icon';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { MallImage } from '../settings';
import { messages } from './messages';
import { isAvailable, selectOption } from './sku-model';
import * as styles from './sku-picker.css';
import type { SkuMatrix, SkuSelection, SkuSelectionChangeDetail } from './types';

export interface SkuPickerProps {
  /** All SKUs of the goods. */
  matrix: SkuMatrix;
  /** The selected options, in the order of the dimensions. */
  selection: SkuSelection;
  /** Called with the whole new selection when an option is selected: set `selection`. */
  onSelectionChange: (selection: SkuSelection, detail: SkuSelectionChangeDetail) => void;
}

/** The image of an option of the first dimension, where its SKUs have different ones. */
function pictureOf({ skus, dimensions }: SkuMatrix, dimension: number, option: string) {
  if (dimension !== 0) return undefined;
  const pictures = new Set(skus.map((sku) => sku.imageSrc));
  // The same image on every option would not distinguish them
  if (pictures.size < 2 || (dimensions[0]?.options.length ?? 0) < 2) return undefined;
  return skus.find((sku) => sku.options[0] === option)?.imageSrc;
}

/**
 * A group of radio buttons per dimension, so that arrow keys move within it. Sold-out options are crossed out
 * and labelled as such, but can be selected to view image and price.
 */
export function SkuPicker({ matrix, selection, onSelectionChange }: SkuPickerProps) {
  const id = useId();
  return (
    <div data-component="sku-picker" className={styles.picker}>
      {matrix.dimensions.map((dimension, index) => (
        <fieldset key={dimension.name}>
          <legend {...writtenText(dimension.name)} className={styles.legend}>
            {dimension.name}:{' '}
            <span {...writtenText(selection[index] ?? '')} className={styles.chosen}>
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
                    onChange={({ nativeEvent: event }) =>
                      onSelectionChange(selectOption(matrix, selection, index, option), {
                        reason: 'input',
                        event,
                      })
                    }
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
                      <span {...writtenText(option)}>{option}</span>
                    ) : (
                      <>
                        <span aria-hidden="true" {...writtenText(option)}>
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
