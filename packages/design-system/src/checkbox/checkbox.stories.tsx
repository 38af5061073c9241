import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { ErrorSummary, Form } from '../form';
import { Stack } from '../stack';
import { TextField } from '../text-field';
import { Checkbox } from '.';
import { checkboxDocs } from './checkbox.docs';

const meta = {
  title: 'Design system/Form/Checkbox',
  component: Checkbox,
  parameters: { documentation: checkboxDocs },
  args: { label: 'Use as my usual address', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="sm">
      <Checkbox label="Unchecked" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Some lines of this shop" indeterminate />
      <Checkbox label="Send me news of shops" hint="Once a week at most." />
      <Checkbox label="I accept the terms" required />
      <Checkbox label="I accept the terms" required error="Accept the terms to go on." />
      <Checkbox label="One of several that are wrong" invalid />
      <Checkbox label="Sold out" disabled />
      <Checkbox label="Checked and disabled" disabled defaultChecked />
      <Checkbox label="Partly and disabled" disabled indeterminate />
      <Checkbox label="Its row names it" labelHidden />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'I have read what happens with what I enter here, and want to hear from the shops that I follow',
    error: 'Check it so that the shops may write to you, or leave the letters out in your account.',
    hint: 'You can change it at any time, on the page of your account or in each letter.',
    style: { maxWidth: 280 },
  },
  render: ({ style, ...args }) => (
    <div style={style}>
      <Checkbox {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: {
    label: 'أوافق على الشروط',
    hint: 'يمكنك قراءتها أولًا.',
    error: 'وافق على الشروط للمتابعة.',
  },
  globals: { direction: 'rtl' },
};

const lines = ['Blue mug', 'Linen towel', 'Oak board'];

/** The first checkbox controls the others: indeterminate if some are checked. */
export const SomeOfMany: Story = {
  render: function Render() {
    const [chosen, setChosen] = useState<readonly string[]>(['Blue mug']);
    const all = chosen.length === lines.length;
    const toggle = (line: string) =>
      setChosen(
        chosen.includes(line) ? chosen.filter((other) => other !== line) : [...chosen, line],
      );
    return (
      <Stack gap="xs">
        <Checkbox
          label="All of this shop"
          checked={all}
          indeterminate={chosen.length > 0 && !all}
          onChange={() => setChosen(all ? [] : lines)}
        />
        {lines.map((line) => (
          <Checkbox
            key={line}
            label={line}
            checked={chosen.includes(line)}
            onChange={() => toggle(line)}
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'All of this shop' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Oak board' })).toBeChecked();
    await userEvent.click(canvas.getByText('Linen towel'));
    await expect(all).toBePartiallyChecked();
  },
};

export const InAForm: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 480 }}>
      <TextField label="Street and house" />
      <Checkbox {...args} />
    </Stack>
  ),
};

const noName = 'Enter the name of the shop.';
const noConsent = 'Accept the terms to open a shop.';

/** A required checkbox: after a submit it is in the summary with the other fields, and has its error below it. */
export const RequiredInAForm: Story = {
  render: function Render() {
    const [sent, setSent] = useState<FormData>();
    const wrong = {
      shop: sent && !sent.get('shop') ? noName : undefined,
      terms: sent && !sent.has('terms') ? noConsent : undefined,
    };
    const errors = Object.entries(wrong).flatMap(([controlId, message]) =>
      message ? [{ controlId, message }] : [],
    );
    return (
      <Form
        aria-label="Open a shop"
        style={{ maxWidth: 480 }}
        summary={<ErrorSummary title={errors.length === 1 ? 'One field' : 'Two fields'} />}
        errors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(new FormData(event.currentTarget));
        }}
      >
        <TextField id="shop" name="shop" label="Name of the shop" required error={wrong.shop} />
        <Checkbox
          id="terms"
          name="terms"
          label="I accept the terms for shops"
          required
          error={wrong.terms}
        />
        <Button type="submit" variant="primary">
          Open a shop
        </Button>
      </Form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = canvas.getByRole('button', { name: 'Open a shop' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the shop' }), 'Kiln');
    await userEvent.click(open);
    await userEvent.click(canvas.getByRole('link', { name: noConsent }));
    const terms = canvas.getByRole('checkbox', { name: 'I accept the terms for shops' });
    await expect(terms).toHaveFocus();
    await expect(terms).toBeInvalid();
    await expect(terms).toHaveAccessibleDescription(noConsent);
    await userEvent.keyboard(' ');
    await userEvent.click(open);
    await expect(terms).toBeValid();
  },
};
