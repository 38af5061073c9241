'use client';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons-direction';
import { IconButton } from '../icon-button/icon-button';
import { mergeProps } from '../internal/merge-props';
import { mirrored } from '../internal/mirror.css';
import * as styles from './calendar.css';
import type { CalendarBaseProps } from './calendar-props';
import { MonthName } from './month-name';
import type { CalendarState } from './use-calendar';

interface CalendarFrameProps extends Omit<CalendarBaseProps, 'children'> {
  state: CalendarState;
  children: (active: string, labelledBy: string) => ReactNode;
}

/** Month heading with previous and next buttons, above the grid of days. */
export function CalendarFrame({
  state,
  label,
  locale,
  previousLabel,
  nextLabel,
  yearLabel,
  children,
  ...rest
}: CalendarFrameProps) {
  const id = useId();
  const { active } = state;
  const turn = (months: number) => ({
    size: 'sm' as const,
    'aria-disabled': !state.canTurn(months) || undefined,
    onClick: () => state.canTurn(months) && state.turn(months),
  });
  return (
    <div
      {...mergeProps(
        {
          role: 'group',
          'aria-label': label,
          'data-component': 'calendar',
          className: styles.calendar,
        },
        rest,
      )}
    >
      {active && (
        <>
          <div data-part="header" className={styles.header}>
            <IconButton
              {...turn(-1)}
              label={previousLabel}
              icon={<ChevronLeftIcon className={mirrored} />}
            />
            <MonthName {...{ id, locale, active, state, yearLabel }} />
            <IconButton
              {...turn(1)}
              label={nextLabel}
              icon={<ChevronRightIcon className={mirrored} />}
            />
          </div>
          {children(active, id)}
        </>
      )}
    </div>
  );
}
