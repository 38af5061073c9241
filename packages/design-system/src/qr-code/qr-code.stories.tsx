import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline';
import { Link } from '../link';
import { Stack } from '../stack';
import { Text } from '../text';
import { QrCode, qrCodeSizes, qrErrorLevels } from '.';
import { qrCodeDocs } from './qr-code.docs';

const meta = {
  title: 'Design system/Media/QrCode',
  component: QrCode,
  parameters: { documentation: qrCodeDocs },
  args: { value: 'https://mall.example/m', label: 'Open the mall on your phone' },
  argTypes: {
    size: { control: 'inline-radio', options: qrCodeSizes },
    errorLevel: { control: 'inline-radio', options: qrErrorLevels },
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Open the mall on your phone' }),
    ).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="lg" align="end">
      {qrCodeSizes.map((size) => (
        <QrCode {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
};

/** A higher level tolerates more damage and needs more modules. */
export const ErrorLevels: Story = {
  render: (args) => (
    <Inline gap="lg">
      {qrErrorLevels.map((errorLevel) => (
        <Stack key={errorLevel} gap="xs" align="center">
          <QrCode {...args} errorLevel={errorLevel} />
          <Text size="sm" color="muted">
            {errorLevel}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};

export const LongText: Story = {
  args: {
    size: 'lg',
    value: `https://mall.example/goods?id=90210&sku=4711&from=${'campaign-of-the-late-summer-'.repeat(6)}`,
  },
};

export const Dark: Story = { globals: { colorMode: 'dark' } };

/** On a page the link is also text, for users without a second device. */
export const BesideTheLink: Story = {
  render: (args) => (
    <Inline gap="md" nowrap>
      <QrCode {...args} size="sm" />
      <Stack gap="xxs">
        <Text weight="medium">Shop on your phone</Text>
        <Link href="#mall" variant="accent">
          mall.example/m
        </Link>
      </Stack>
    </Inline>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <Inline gap="md" nowrap>
      <QrCode {...args} size="sm" label="افتح المتجر على هاتفك" />
      <Text weight="medium">تسوق من هاتفك</Text>
    </Inline>
  ),
};
