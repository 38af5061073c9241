'use client';
import type { ChangeDetail } from '@vermilion/design-system';
import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { TextField } from '@vermilion/design-system/text-field';
import type { FormEvent, MouseEvent } from 'react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';
import { formatMoneyInput, useMoneyFormat } from '../settings';
import { messages } from './list-messages';
import { type PriceRangeProblem, readPriceRange } from './price-range';
import * as styles from './price-range-filter.css';
import type { PriceRange } from './types';

/** Whether the range was confirmed or cleared. */
export type PriceRangeChangeDetail = ChangeDetail<'submit' | 'clear'>;

export interface PriceRangeFilterProps {
  /** The range by which the list is filtered. */
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
  const [typed, setTyped] = useState({
    from: formatMoneyInput(range.minMinor, digits),
    to: formatMoneyInput(range.maxMinor, digits),
  });
  const [problem, setProblem] = useState<PriceRangeProblem>();
  const id = useId();
  const problemId = `${id}-problem`;
  const message = problem && intl.formatMessage(messages[problem]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPriceRange(typed.from, typed.to, digits);
    setProblem('problem' in read ? read.problem : undefined);
    if ('range' in read) onRangeChange(read.range, { reason: 'submit', event: event.nativeEvent });
  };
  const clear = ({ nativeEvent: event }: MouseEvent) => {
    setTyped({ from: '', to: '' });
    setProblem(undefined);
    onRangeChange({}, { reason: 'clear', event });
  };
  const field = (end: 'from' | 'to', label: PlainMessage) => ({
    id: `${id}-${end}`,
    name: form?.names[end],
    label: intl.formatMessage(label),
    labelHidden: true,
    // the visible label, as long as there is room for it
    placeholder: intl.formatMessage(label),
    size: 'sm' as const,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    prefix: symbol,
    invalid: problem !== undefined,
    value: typed[end],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [end]: target.value }),
    className: styles.field,
  });
  return (
    <Form
      method="get"
      action={form?.action}
      aria-label={intl.formatMessage(messages.priceRange)}
      aria-describedby={problem && problemId}
      data-component="price-range-filter"
      errors={message ? [{ controlId: `${id}-from`, message }] : []}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      {Object.entries(form?.keep ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField {...field('from', messages.priceFrom)} />
      <TextField {...field('to', messages.priceTo)} />
      <Button type="submit" size="sm">
        <FormattedMessage {...messages.confirm} />
      </Button>
      {(typed.from !== '' || typed.to !== '') && (
        <Button size="sm" variant="ghost" onClick={clear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
      <p id={problemId} role="alert" className={styles.problem}>
        {message}
      </p>
    </Form>
  );
}
