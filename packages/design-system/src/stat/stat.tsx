import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { MinusIcon } from '../icon/icons-action';
import { ArrowUpIcon } from '../icon/icons-direction';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Skeleton } from '../skeleton/skeleton';
import * as styles from './stat.css';

export const statDirections = ['up', 'down', 'same'] as const;
/** Whether a change is good: more returns are not. */
export const statTones = ['neutral', 'positive', 'critical'] as const;

export interface StatChange {
  direction: (typeof statDirections)[number];
  /** The direction in a word, the name of its arrow: "up". */
  directionLabel: string;
  /** By how much and against what: "12 % against last week". */
  label: ReactNode;
  tone?: (typeof statTones)[number];
}

export type StatProps = PropsOf<
  'dl',
  {
    /** What is counted. */
    label: ReactNode;
    /** The formatted figure; left out while it is on its way, and its place is kept. */
    value?: ReactNode;
    /** How it has moved; `pending` keeps the place of a change that comes with the value. */
    change?: StatChange | 'pending';
  }
>;

const changeRecipe = /* @__PURE__ */ cva(styles.change, { variants: { tone: styles.tones } });

function Change({ direction, directionLabel, label, tone = 'neutral' }: StatChange) {
  const Icon = direction === 'same' ? MinusIcon : ArrowUpIcon;
  return (
    <dd data-part="change" data-direction={direction} className={changeRecipe({ tone })}>
      <Icon
        size="sm"
        label={directionLabel}
        className={cx(styles.icon, direction === 'down' && styles.down)}
      />
      <span>{label}</span>
    </dd>
  );
}

/** One figure that stands for itself. For several facts about one thing use DescriptionList. */
export function Stat({ label, value, change, children, ...rest }: StatProps) {
  const pending = value === undefined;
  return (
    <dl
      {...mergeProps(
        { 'data-component': 'stat', 'aria-busy': pending || undefined, className: styles.stat },
        rest,
      )}
    >
      <dt data-part="label" className={styles.label}>
        {label}
      </dt>
      <dd data-part="value" className={styles.value}>
        {pending ? <Skeleton shape="text" size="xl" width="1/2" /> : value}
      </dd>
      {change === 'pending' && (
        <dd data-part="change">
          <Skeleton shape="text" width="3/4" />
        </dd>
      )}
      {change && change !== 'pending' && <Change {...change} />}
      {children}
    </dl>
  );
}
