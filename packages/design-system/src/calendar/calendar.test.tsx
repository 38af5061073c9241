import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import type { CalendarProps } from '.';
import { Calendar, RangeCalendar } from '.';

const texts = {
  label: 'Delivery',
  locale: 'en',
  today: '2026-11-03',
  previousLabel: 'Previous month',
  nextLabel: 'Next month',
};

function setUp(props: Partial<CalendarProps> = {}) {
  const onValueChange = vi.fn();
  render(<Calendar {...texts} onValueChange={onValueChange} {...props} />);
  return onValueChange;
}
const day = (name: string) => screen.getByRole('gridcell', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('Calendar', () => {
  it('shows the current month and has one tab stop after the buttons', async () => {
    setUp();
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
    expect(screen.getAllByRole('gridcell')).toHaveLength(30);
    expect(day('Tuesday, November 3, 2026')).toHaveAttribute('aria-current', 'date');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('Tuesday, November 3, 2026');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('has a year select when it is labelled', async () => {
    setUp({ yearLabel: 'Year', min: '2000-05-01', max: '2026-12-31' });
    const year = screen.getByRole('combobox', { name: 'Year' });
    expect(year).toHaveValue('2026');
    expect(screen.getAllByRole('option')).toHaveLength(27);
    await userEvent.selectOptions(year, '2000');
    expect(screen.getByRole('grid', { name: 'November 2000' })).toBeInTheDocument();
    expect(year).toHaveFocus();
  });

  it('orders month and year by locale', () => {
    const { container } = render(<Calendar {...texts} locale="zh-CN" yearLabel="年份" />);
    const name = container.querySelector('[data-part="year"]')?.parentElement;
    expect(name?.firstElementChild).toHaveAccessibleName('年份');
    expect(name).toHaveTextContent(/年11月$/);
  });

  it.each([
    ['{ArrowRight}', 'Wednesday, November 4, 2026'],
    ['{ArrowLeft}', 'Monday, November 2, 2026'],
    ['{ArrowDown}', 'Tuesday, November 10, 2026'],
    ['{ArrowUp}', 'Tuesday, October 27, 2026'],
    ['{Home}', 'Sunday, November 1, 2026'],
    ['{End}', 'Saturday, November 7, 2026'],
    ['{PageDown}', 'Thursday, December 3, 2026'],
    ['{PageUp}', 'Saturday, October 3, 2026'],
    ['{Shift>}{PageDown}{/Shift}', 'Wednesday, November 3, 2027'],
    ['{Shift>}{PageUp}{/Shift}', 'Monday, November 3, 2025'],
  ])('moves focus on %s to %s', async (key, name) => {
    setUp();
    day('Tuesday, November 3, 2026').focus();
    await userEvent.keyboard(key);
    expect(focused()).toBe(name);
  });

  it('is mirrored in right-to-left layouts', async () => {
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Calendar {...texts} />
      </div>,
    );
    day('Tuesday, November 3, 2026').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Wednesday, November 4, 2026');
  });

  it.each(['{Enter}', ' '])('selects the focused date on "%s"', async (key) => {
    const onValueChange = setUp();
    day('Tuesday, November 3, 2026').focus();
    await userEvent.keyboard(`{ArrowDown}${key}`);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-10', because('dayPress'));
    expect(day('Tuesday, November 10, 2026')).toHaveAttribute('aria-selected', 'true');
  });

  it('changes the month with its buttons, announces it and keeps focus on the button', async () => {
    setUp({ min: '2026-10-20', max: '2026-12-24' });
    const next = screen.getByRole('button', { name: 'Next month' });
    await userEvent.click(next);
    expect(screen.getByText('December 2026')).toHaveAttribute('aria-live', 'polite');
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
  });

  it('keeps focus between minimum and maximum, and selects no unavailable date', async () => {
    const onValueChange = setUp({
      min: '2026-11-02',
      max: '2026-11-20',
      unavailable: (it) => it === '2026-11-04',
    });
    day('Tuesday, November 3, 2026').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(focused()).toBe('Wednesday, November 4, 2026');
    expect(day('Wednesday, November 4, 2026')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(day('Saturday, November 21, 2026'));
    expect(onValueChange).not.toHaveBeenCalled();
    day('Wednesday, November 4, 2026').focus();
    await userEvent.keyboard('{PageDown}');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('follows its controlled value', () => {
    const { rerender } = render(<Calendar {...texts} value="2026-11-10" />);
    rerender(<Calendar {...texts} value="2027-01-05" />);
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeInTheDocument();
  });

  it.each([{ readOnly: true }, { disabled: true }])('selects nothing with %j', async (props) => {
    const onValueChange = setUp(props);
    await userEvent.click(day('Tuesday, November 10, 2026'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each([
    ['th', 'พฤศจิกายน 2026', 'อาทิตย์'],
    ['lo', 'ພະຈິກ 2026', 'ອາທິດ'],
    ['fr', 'novembre 2026', 'lun.'],
    ['ar-EG', 'نوفمبر ٢٠٢٦', 'س'],
  ])('formats in %s the month %s, with weeks starting on %s', (locale, month, weekday) => {
    setUp({ locale });
    expect(screen.getByRole('grid', { name: month })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(weekday);
  });
});

describe('RangeCalendar', () => {
  it('selects one end, previews to the pointer, and selects the other in any order', async () => {
    const onValueChange = vi.fn();
    render(<RangeCalendar {...texts} onValueChange={onValueChange} />);
    await userEvent.click(day('Thursday, November 12, 2026'));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.hover(day('Tuesday, November 10, 2026'));
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    await userEvent.click(day('Tuesday, November 10, 2026'));
    const range = { from: '2026-11-10', to: '2026-11-12' };
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(range, because('dayPress'));
  });

  it('works with the keyboard alone', async () => {
    const onValueChange = vi.fn();
    render(<RangeCalendar {...texts} onValueChange={onValueChange} />);
    day('Tuesday, November 3, 2026').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    const range = { from: '2026-11-03', to: '2026-11-10' };
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(range, because('dayPress'));
  });
});
