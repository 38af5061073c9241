'use client';
import { Button } from '@vermilion/design-system/button';
import type { ChangeDetail } from '@vermilion/design-system';
import { TextField } from '@vermilion/design-system/text-field';
import type { FormEvent, MouseEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';
import { formatMoneyInput, useMoneyFormat } from '../settings';
import { messages } from './messages';
import type { PriceRange } from './types';
import { readPriceRange, type PriceRangeProblem } from './price-range';
import * as styles from './price-range-filter.css';

export type PriceRangeChangeDetail = ChangeDetail<'submit' | 'clear'>;

export interface PriceRangeFilterProps {
  range: PriceRange;
  /** Called with the confirmed range, or an empty one when it was cleared. */
  onRangeChange: (range: PriceRange, detail: PriceRangeChangeDetail) => void;
  /** How the form is submitted without scripts. */
  form?: {
    action: string;
    names: { from: string; to: string };
    /** Other query parameters of the URL, by name. */
    keep: Readonly<Record<string, string>>;
  };
}

/** Minimum and maximum price, confirmed by a button or Enter. */
export function PriceRangeFilter(props: PriceRangeFilterProps) {
  const { minMinor, maxMinor } = props.range;
  // Remounts the form for another range, e.g. after back navigation
  return <RangeForm key={`${minMinor}-${maxMinor}`} {...props} />;
}

function RangeForm({ range, onRangeChange, form }: PriceRangeFilterProps) {
  const intl = useIntl();
  const { digits, symbol } = useMoneyFormat();
  const [from, setFrom] = useState(formatMoneyInput(range.minMinor, digits));
  const [to, setTo] = useState(formatMoneyInput(range.maxMinor, digits));
  const [problem, setProblem] = useState<PriceRangeProblem>();
  const first = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPriceRange(from, to, digits);
    setProblem('problem' in read ? read.problem : undefined);
    if ('range' in read) onRangeChange(read.range, { reason: 'submit', event: event.nativeEvent });
    else first.current?.focus();
  };
  const clear = ({ nativeEvent: event }: MouseEvent) => {
    setFrom('');
    setTo('');
    setProblem(undefined);
    onRangeChange({}, { reason: 'clear', event });
  };
  const field = (
    name: string | undefined,
    label: PlainMessage,
    value: string,
    set: (text: string) => void,
  ) => ({
    name,
    label: intl.formatMessage(label),
    labelHidden: true,
    // the visible label, as long as there is room for it
    placeholder: intl.formatMessage(label),
    size: 'sm' as const,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    prefix: symbol,
    invalid: problem !== undefined,
    value,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
    className: styles.field,
  });
  return (
    <form
      action={form?.action}
      aria-label={intl.formatMessage(messages.priceRange)}
      aria-describedby={problem && problemId}
      data-component="price-range-filter"
      className={styles.form}
      onSubmit={handleSubmit}
      noValidate
    >
      {Object.entries(form?.keep ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField ref={first} {...field(form?.names.from, messages.priceFrom, from, setFrom)} />
      <span aria-hidden="true" className={styles.dash}>
        –
      </span>
      <TextField {...field(form?.names.to, messages.priceTo, to, setTo)} />
      <Button type="submit" size="sm">
        <FormattedMessage {...messages.confirm} />
      </Button>
      {(from !== '' || to !== '') && (
        <Button size="sm" variant="ghost" onClick={clear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
      <p id={problemId} role="alert" className={styles.problem}>
        {problem && intl.formatMessage(messages[problem])}
      </p>
    </form>
  );
}
