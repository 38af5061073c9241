import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FloatingWidget } from '../floating-widget';
import { ArrowUpIcon, ChatIcon } from '../icon';
import { Stack } from '../stack';
import { Text } from '../text';
import { ScrollToTop, useScrollToTop } from '.';
import { scrollToTopDocs } from './scroll-to-top.docs';

const LongPage = ({ children }: { children: ReactNode }) => (
  <>
    <main id="goods">
      <Stack gap="xl" style={{ paddingBlockEnd: 1200 }}>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>Shelf {index + 1}</Text>
        ))}
      </Stack>
    </main>
    {children}
  </>
);

const meta = {
  title: 'Design system/Navigation/ScrollToTop',
  component: ScrollToTop,
  parameters: {
    documentation: scrollToTopDocs,
    docs: { story: { inline: false, height: '400px' } },
  },
  args: { label: 'Back to top', targetId: 'goods', distance: 200 },
  render: (args) => (
    <LongPage>
      <ScrollToTop {...args} />
    </LongPage>
  ),
} satisfies Meta<typeof ScrollToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const scrolled: Story['play'] = async ({ canvasElement, args }) => {
  window.scrollTo(0, 600);
  // Queried each time: a story in another direction is mounted again
  const button = () => within(canvasElement).getByRole('button', { name: args.label });
  await waitFor(() => expect(button()).toBeVisible());
};

export const Scrolled: Story = { play: scrolled };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'العودة إلى الأعلى', lang: 'ar' },
  play: scrolled,
};

export const ByKeyboard: Story = {
  play: async (context) => {
    await scrolled(context);
    const canvas = within(context.canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back to top' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull());
  },
};

function Widget() {
  const { scrollToTop } = useScrollToTop({ targetId: 'goods' });
  return (
    <FloatingWidget
      label="Help"
      items={[
        { id: 'chat', icon: <ChatIcon />, label: 'Chat' },
        { id: 'top', icon: <ArrowUpIcon />, label: 'Top', onPress: scrollToTop },
      ]}
    />
  );
}

/** "Back to top" in a floating widget. */
export const InTheFloatingWidget: Story = {
  render: () => (
    <LongPage>
      <Widget />
    </LongPage>
  ),
};
