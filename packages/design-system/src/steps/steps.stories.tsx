import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text';
import { Steps } from '.';
import { stepsDocs } from './steps.docs';

const detail = (text: string) => (
  <Text size="xs" color="subtle">
    {text}
  </Text>
);

const meta = {
  title: 'Design system/Navigation/Steps',
  component: Steps,
  parameters: { documentation: stepsDocs },
  args: {
    label: 'Order',
    doneLabel: 'done',
    current: 2,
    steps: [{ label: 'Cart' }, { label: 'Confirm' }, { label: 'Pay' }, { label: 'Done' }],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const StepsOfAnOrder: Story = { args: { current: 2 } };
export const AtTheBeginning: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 4 } };

export const WithDetails: Story = {
  args: {
    steps: [
      { label: 'Paid', detail: detail('3 May, 10:24') },
      { label: 'Sent', detail: detail('4 May, 08:10') },
      { label: 'Received' },
    ],
  },
};

export const LongText: Story = {
  args: {
    style: { maxWidth: 320 },
    steps: [
      { label: 'Application written' },
      { label: 'Papers checked by two people' },
      { label: 'Guarantee paid' },
      { label: 'Shop open' },
    ],
  },
};

const labels = ['Solicitado', 'Revisión', 'Devolución', 'Dinero en camino', 'Reembolsado'];

/** The labels of more than four steps have no room in a narrow window: the current one remains. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { lang: 'es', current: 3, steps: labels.map((label) => ({ label })) },
  play: async ({ canvas }) => {
    const [before, shown] = [canvas.getByText(/Devolución/), canvas.getByText('Dinero en camino')];
    // Runners that do not apply the viewport of a story show it in a wide window
    const isNarrow = !window.matchMedia('(width >= 30em)').matches;
    await expect(before.getBoundingClientRect().width === 1).toBe(isNarrow);
    await expect(shown.getBoundingClientRect().width).toBeGreaterThan(30);
  },
};

const four = ['Bestellt', 'Bezahlt', 'Versandt', 'Bewertung'];

export const FourNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    lang: 'de',
    current: 3,
    steps: four.map((label) => ({ label })),
  },
  play: async ({ canvas }) => {
    const edges = four.map((label) => canvas.getByText(new RegExp(label)).getBoundingClientRect());
    for (const [index, { left }] of edges.slice(1).entries())
      await expect(left).toBeGreaterThan(edges[index]!.right);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الطلب',
    doneLabel: 'تم',
    lang: 'ar',
    steps: [{ label: 'السلة' }, { label: 'التأكيد' }, { label: 'الدفع' }, { label: 'تم' }],
  },
};
