import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { MinusIcon } from '../icon/icons-action';
import { ArrowUpIcon } from '../icon/icons-direction';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Skeleton } from '../skeleton/skeleton';
import * as styles from './stat.css';

/** All directions of a change. */
export const statDirections = ['up', 'down', 'same'] as const;
/** Whether the change is good: more returns are not. */
export const statTones = ['neutral', 'positive', 'critical'] as const;

/** How a figure differs from an earlier one. */
export interface StatChange {
  /** Where the figure moved: the shape of the arrow, a line for `same`. */
  direction: (typeof statDirections)[number];
  /** The direction in words, as the label of its arrow: "up". */
  directionLabel: string;
  /** Amount and comparison: "12 % against last week". */
  label: ReactNode;
  /** Whether the change is good, shown by colour only: `neutral` where it is neither. */
  tone?: (typeof statTones)[number];
}

export type StatProps = PropsOf<
  'dl',
  {
    /** What is counted. */
    label: ReactNode;
    /** The formatted figure; while it is omitted, its space is reserved. */
    value?: ReactNode;
    /** Change of the figure; `pending` reserves the space of one that is loading. */
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

/** A single figure. For several facts about one object use DescriptionList. */
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
