import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@vermilion/design-system/stack';
import es from '../../lang/es.json';
import fr from '../../lang/fr.json';
import { inLanguage } from '../login/testing/in-language';
import { MallSettingsProvider } from './mall-settings';
import { Price } from './price';
import { priceDocs } from './price.docs';

const meta: Meta<typeof Price> = {
  title: 'Mall/Price',
  component: Price,
  parameters: { documentation: priceDocs },
  args: { minor: 125099, oldMinor: 169900 },
};
export default meta;

const mallOf =
  (currency: string): Decorator =>
  (Story) => (
    <MallSettingsProvider currency={currency}>
      <Story />
    </MallSettingsProvider>
  );

export const Default: StoryObj<typeof Price> = {};
export const InSpanish: StoryObj<typeof Price> = { decorators: [inLanguage('es', es)] };
export const InFrench: StoryObj<typeof Price> = { decorators: [inLanguage('fr', fr)] };
/** A currency without decimals. */
export const Yen: StoryObj<typeof Price> = { decorators: [mallOf('JPY')] };
export const Sizes: StoryObj<typeof Price> = {
  render: (args) => (
    <Stack>
      <Price {...args} size="sm" />
      <Price {...args} size="md" />
      <Price {...args} size="lg" />
      <Price {...args} size="xl" />
    </Stack>
  ),
};
