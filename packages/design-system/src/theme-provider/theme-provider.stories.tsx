import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card';
import { Sampler } from '../foundations/sampler';
import { Grid } from '../grid';
import { Stack } from '../stack';
import { ToastProvider } from '../toast';
import { ThemeArea } from '.';
import { Openers } from './openers.sample';
import { themeProviderDocs } from './theme-provider.docs';

const meta = {
  title: 'Design system/Layout/ThemeProvider',
  component: ThemeArea,
  parameters: { documentation: themeProviderDocs },
  args: {
    brand: 'kontor',
    colorMode: 'light',
    children: (
      <Card>
        <Sampler />
      </Card>
    ),
  },
} satisfies Meta<typeof ThemeArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { args: { colorMode: 'dark' } };

export const ArabicRightToLeft: Story = { args: { locale: 'ar' } };

/** Unset properties of an area are inherited. */
export const Nested: Story = {
  args: {
    children: (
      <Stack gap="lg">
        <Card>Kontor, light</Card>
        <ThemeArea colorMode="dark">
          <Card>Kontor, dark</Card>
          <ThemeArea brand="vermilion" locale="th">
            <Card>Vermilion, dark, in Thai: ผ้าลินินซักแล้ว</Card>
            <ThemeArea locale="en">
              <Card>Vermilion, dark, in English</Card>
            </ThemeArea>
          </ThemeArea>
        </ThemeArea>
      </Stack>
    ),
  },
};

const area = { brand: 'kontor', colorMode: 'dark', locale: 'ar' } as const;

/** The nearest direction, language, brand and mode of an overlay, and its computed accent. */
const looks = (element: Element) => {
  const { direction, getPropertyValue } = getComputedStyle(element);
  return {
    direction,
    lang: element.closest('[lang]')?.getAttribute('lang'),
    brand: element.closest('[data-brand]')?.getAttribute('data-brand'),
    mode: element.closest('[data-brand]')?.getAttribute('data-color-mode'),
    accent: getPropertyValue.call(getComputedStyle(element), '--vm-color-brand-accent'),
    radius: getPropertyValue.call(getComputedStyle(element), '--vm-radius-button'),
  };
};

/** All overlays have the theme of the area that opens them. */
export const WhatOpens: Story = {
  args: { ...area, children: <Openers /> },
  render: (args) => (
    <ToastProvider label="Messages" dismissLabel="Dismiss">
      <Grid columns={1}>
        <ThemeArea {...args} />
      </Grid>
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const expected = looks(canvas.getByRole('button', { name: 'Popover' }));
    await expect(expected).toMatchObject({ direction: 'rtl', lang: 'ar', mode: 'dark' });
    const check = async (find: () => Promise<Element>) => {
      await expect(looks(await find())).toEqual(expected);
      await userEvent.keyboard('{Escape}');
    };
    const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    for (const [name, role, title] of [
      ['Dialog', 'dialog', 'A dialog'],
      ['Dialog without a trigger', 'dialog', 'By state'],
      ['Drawer', 'dialog', 'A drawer'],
      ['Popover', 'dialog', 'A popover'],
      ['Menu', 'menu', 'Menu'],
    ] as const) {
      await press(name);
      await check(() => screen.findByRole(role, { name: title }));
      await gone(role);
    }
    await userEvent.hover(canvas.getByRole('button', { name: 'Tooltip' }));
    await check(() => screen.findByRole('tooltip'));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Tooltip' }));
    await press('Show materials');
    await check(() => screen.findByRole('listbox'));
    await press('Message');
    await check(() => screen.findByText('A message'));
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { dir: 'rtl' } };
