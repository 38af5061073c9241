import type { ChangeDetail } from '@vermilion/design-system';
import { Select, type SelectChangeDetail } from '@vermilion/design-system/select';
import {
  ToggleButton,
  type ToggleButtonChangeDetail,
} from '@vermilion/design-system/toggle-button';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { FilterPills } from '../internal/filter-pills';
import { messages } from './messages';
import * as styles from './review-filters.css';
import { type ReviewLevel, reviewLevels, type ReviewSummaryModel } from './types';

/** Filter of a list of reviews. */
export interface ReviewFilter {
  /** Rating of the reviews: all, good (5 stars), medium or poor. */
  level: ReviewLevel;
  /** Whether only reviews with images are listed. */
  withPictures: boolean;
  /** The reviewed specification; empty for all. */
  specification: string;
}

/** Which control of the filters was used, and how. */
export type ReviewFiltersChangeDetail = ChangeDetail<
  ToggleButtonChangeDetail['reason'] | SelectChangeDetail['reason']
>;

export interface ReviewFiltersProps {
  value: ReviewFilter;
  /** Counts of the filters; one for images or specifications is left out without its counts. */
  summary: Pick<ReviewSummaryModel, 'counts' | 'pictureCount' | 'specifications'>;
  onValueChange: (value: ReviewFilter, detail: ReviewFiltersChangeDetail) => void;
}

/** Filters with counts: all, good, medium or poor reviews, those with images, those of one specification. */
export function ReviewFilters({ value, summary, onValueChange }: ReviewFiltersProps) {
  const intl = useIntl();
  const { counts, pictureCount = 0, specifications = [] } = summary;
  return (
    <div className={styles.filters}>
      <FilterPills
        data-component="review-filters"
        label={intl.formatMessage(messages.filters)}
        options={reviewLevels}
        value={value.level}
        onValueChange={(level, detail) => onValueChange({ ...value, level }, detail)}
      >
        {(option) => (
          <>
            <FormattedMessage {...messages[option]} /> (<FormattedNumber value={counts[option]} />)
          </>
        )}
      </FilterPills>
      {pictureCount > 0 && (
        <ToggleButton
          size="sm"
          pressed={value.withPictures}
          onPressedChange={(withPictures, detail) =>
            onValueChange({ ...value, withPictures }, detail)
          }
        >
          <FormattedMessage {...messages.withPictures} /> (<FormattedNumber value={pictureCount} />)
        </ToggleButton>
      )}
      {specifications.length > 1 && (
        <Select
          size="sm"
          labelHidden
          label={<FormattedMessage {...messages.specification} />}
          value={value.specification}
          onValueChange={(specification, detail) =>
            onValueChange({ ...value, specification }, detail)
          }
          className={styles.specification}
        >
          <option value="">{intl.formatMessage(messages.allSpecifications)}</option>
          {specifications.map(({ name, label, count }) => (
            <option key={name} value={name}>
              {label} ({intl.formatNumber(count)})
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
