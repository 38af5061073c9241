'use client';
import { ColorSwatch } from '@vermilion/design-system/color-swatch';
import { LinkBase } from '@vermilion/design-system/link';
import { TextField } from '@vermilion/design-system/text-field';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import type { FilterGroup, FilterOption } from './filter-types';
import * as styles from './list-filters.css';
import { messages } from './list-messages';

/** Options that are shown at first. */
const FIRST = 6;
/** With more options, a field finds them. */
const MANY = 12;

export interface FilterOptionsProps {
  group: FilterGroup;
  /** Upper limit of exact counts. */
  most: number;
  /** Counts are lower bounds. */
  atLeast: boolean;
}

/** The options of a group: the first few, the others on request, and a field to find one of very many. */
export function FilterOptions({ group: { label, options, extra }, ...counts }: FilterOptionsProps) {
  const intl = useIntl();
  const id = useId();
  const [words, setWords] = useState('');
  const needle = words.trim().toLowerCase();
  const found = options.filter((option) => option.label.toLowerCase().includes(needle));
  const first = needle ? found : found.slice(0, FIRST);
  const others = needle ? [] : found.slice(FIRST);
  const find = intl.formatMessage(messages.findIn, { name: label });
  return (
    <div className={styles.group}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {options.length > MANY && (
        <TextField
          label={find}
          labelHidden
          placeholder={find}
          size="sm"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <ul aria-labelledby={id}>
        {first.map((option) => (
          <Option key={option.key} option={option} {...counts} />
        ))}
      </ul>
      {needle && found.length === 0 && (
        <p role="status" className={styles.none}>
          <FormattedMessage {...messages.noneSuch} />
        </p>
      )}
      {others.length > 0 && (
        <details open={others.some(({ chosen }) => chosen)}>
          <summary className={styles.more}>
            <FormattedMessage {...messages.moreOptions} values={{ count: others.length }} />
          </summary>
          <ul aria-label={intl.formatMessage(messages.moreOf, { name: label })}>
            {others.map((option) => (
              <Option key={option.key} option={option} {...counts} />
            ))}
          </ul>
        </details>
      )}
      {extra}
    </div>
  );
}

type OptionProps = Omit<FilterOptionsProps, 'group'> & { option: FilterOption };

const Option = ({ option: { label, href, chosen, count, color }, most, atLeast }: OptionProps) => (
  <li>
    <LinkBase
      href={href}
      rel="nofollow"
      aria-current={chosen ? 'true' : undefined}
      className={styles.option}
    >
      {color && <ColorSwatch color={color} size="sm" />}
      <span className={styles.name} {...writtenText(label)}>
        {label}
      </span>{' '}
      <Count count={count} most={most} atLeast={atLeast} />
    </LinkBase>
  </li>
);

interface CountProps extends Omit<OptionProps, 'option'> {
  count: number | undefined;
}

function Count({ count, most, atLeast }: CountProps) {
  const { formatNumber } = useIntl();
  if (!count) return null;
  return (
    <span className={styles.count}>
      {formatNumber(Math.min(count, most))}
      {(atLeast || count > most) && '+'}
    </span>
  );
}
