import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vermilion/design-system/button';
import { Dialog } from '@vermilion/design-system/dialog';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { CountryPicker, DEFAULT_COUNTRY, PhoneField } from '.';
import { countryCodeDocs } from './country-code.docs';
import { CountrySearches } from './country-search.docs';

const flagsSrc = new URL('../../assets/flags.svg', import.meta.url).href;

interface SampleProps {
  flags?: boolean;
}

function Sample({ flags = true }: SampleProps) {
  const [country, setCountry] = useState(DEFAULT_COUNTRY);
  return (
    <div style={{ maxWidth: 360 }}>
      <CountryPicker
        value={country}
        onValueChange={({ code }) => setCountry(code)}
        flagsSrc={flags ? flagsSrc : undefined}
      />
    </div>
  );
}

function SamplePhone() {
  const [country, setCountry] = useState(DEFAULT_COUNTRY);
  const [phone, setPhone] = useState('');
  return (
    <PhoneField
      value={phone}
      onValueChange={setPhone}
      country={country}
      onCountryChange={({ code }) => setCountry(code)}
      flagsSrc={flagsSrc}
    />
  );
}

const meta: Meta<typeof Sample> = {
  title: 'Mall/Country code',
  component: Sample,
  parameters: {
    documentation: countryCodeDocs,
    details: CountrySearches,
    documents: CountryPicker,
    a11y: {
      // The open list scrolls with the arrow keys of its input
      config: {
        rules: [{ id: 'scrollable-region-focusable', selector: '*:not([data-part="list"])' }],
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Sample>;

const open = async (within_: Pick<typeof screen, 'findByRole'>) => {
  const input = await within_.findByRole('combobox', { name: 'Country or region' });
  await userEvent.click(input);
  return input;
};

export const Closed: Story = {};
export const WithoutFlags: Story = { args: { flags: false }, play: async () => void open(screen) };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await open(within(canvasElement));
    await screen.findByRole('option', { name: /China.*\+86/ });
  },
};
export const ByPinyin: Story = {
  play: async ({ canvasElement }) => {
    await open(within(canvasElement));
    await userEvent.keyboard('zg');
    await screen.findByRole('option', { name: /China.*\+86/ });
  },
};
export const ByChineseName: Story = {
  play: async ({ canvasElement }) => {
    const input = await open(within(canvasElement));
    await userEvent.keyboard('法国{ArrowDown}{Enter}');
    await expect(input).toHaveValue('France');
  },
};
export const BySharedDialCode: Story = {
  play: async ({ canvasElement }) => {
    const input = await open(within(canvasElement));
    await userEvent.keyboard('+1{ArrowDown}{Enter}');
    await expect(input).toHaveValue('United States');
  },
};
export const LeftWithoutChoice: Story = {
  play: async ({ canvasElement }) => {
    const input = await open(within(canvasElement));
    await userEvent.keyboard('fra');
    await userEvent.tab();
    await expect(input).toHaveValue('China');
  },
};
export const Number: Story = {
  render: () => <SamplePhone />,
  play: async ({ canvasElement }) => {
    const number = await within(canvasElement).findByRole('textbox', { name: 'Phone number' });
    await userEvent.type(number, '13800138000');
    await userEvent.tab();
    await expect(number).toHaveValue('138 0013 8000');
  },
};
export const InDialog: Story = {
  render: (args) => (
    <Dialog
      title="Phone"
      closeLabel="Close"
      trigger={<Button variant="primary">Choose a country</Button>}
    >
      <Sample {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await open(screen);
    await screen.findByRole('option', { name: /China.*\+86/ });
  },
};
