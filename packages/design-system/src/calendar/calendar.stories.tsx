import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Calendar, RangeCalendar } from '.';
import { calendarDocs } from './calendar.docs';

const meta = {
  title: 'Design system/Data/Calendar',
  tags: ['experimental'],
  component: Calendar,
  parameters: { documentation: calendarDocs },
  args: {
    label: 'Day of delivery',
    locale: 'en',
    today: '2026-11-03',
    previousLabel: 'Previous month',
    nextLabel: 'Next month',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '2026-11-12' } };

/** A year select, for distant dates. */
export const FarAway: Story = {
  args: { yearLabel: 'Year', defaultValue: '2026-11-12', min: '1990-01-01', max: '2030-12-31' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '1996');
    await expect(canvas.getByRole('grid', { name: 'November 1996' })).toBeVisible();
  },
};

const weekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

export const States: Story = {
  render: (args) => (
    <Inline gap="xl" align="start">
      <Calendar
        {...args}
        label="Within three weeks, not at weekends"
        min="2026-11-03"
        max="2026-11-24"
        unavailable={weekend}
      />
      <Calendar {...args} label="To read only" defaultValue="2026-11-12" readOnly />
      <Calendar {...args} label="Disabled" defaultValue="2026-11-12" disabled />
    </Inline>
  ),
};

export const Range: Story = {
  render: ({ label, locale, today, previousLabel, nextLabel }) => (
    <RangeCalendar
      {...{ label, locale, today, previousLabel, nextLabel }}
      defaultValue={{ from: '2026-11-10', to: '2026-11-19' }}
    />
  ),
};

export const Languages: Story = {
  render: (args) => (
    <Inline gap="xl" align="start">
      {['zh-CN', 'es', 'fr', 'th', 'lo'].map((locale) => (
        <Calendar
          key={locale}
          {...args}
          label={locale}
          locale={locale}
          lang={locale}
          defaultValue="2026-11-12"
        />
      ))}
    </Inline>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { locale: 'ar-EG', lang: 'ar', label: 'يوم التسليم', defaultValue: '2026-11-12' },
};

/** As wide as its days, also where others are stretched. */
export const InAStack: Story = {
  args: { defaultValue: '2026-11-12' },
  render: (args) => (
    <Stack>
      <Calendar {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const edge = (element: Element) => element.getBoundingClientRect().right;
    const grid = edge(canvas.getByRole('grid'));
    await expect(edge(canvas.getByRole('button', { name: 'Next month' }))).toBeCloseTo(grid, 0);
  },
};

export const Narrow: Story = {
  args: { defaultValue: '2026-11-12' },
  globals: { viewport: { value: 'narrow' } },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: /November 3,/ })).toHaveFocus();
    await userEvent.keyboard('{PageDown}{End}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '2026-12-05',
      expect.objectContaining({ reason: 'dayPress' }),
    );
    const day = canvas.getByRole('gridcell', { name: /December 5,/, selected: true });
    await expect(day).toHaveFocus();
  },
};
