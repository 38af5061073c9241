import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Pattern } from './pattern';
import { AddressForm, CheckoutChoices, MissingContent, OrderList } from './pattern-examples';

const meta: Meta = {
  title: 'Patterns',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

/** A form in one column, with errors in a summary and at the fields. */
export const Forms: Story = {
  render: () => (
    <Pattern
      title="Forms"
      lead="People answer questions; the form keeps what they have answered."
      rules={[
        'One column. Label above, hint below, error below the field that it is about.',
        'Mark what is required; ask for nothing else than is needed.',
        'The button can always be pressed. When something is missing a summary takes the focus and leads to each field.',
        'Errors say how to put it right, and stay until it is.',
        'The main action first, beside it the way out. After sending the button is pending and keeps its name.',
        'What was typed survives a failure, a reload, and signing in.',
      ]}
    >
      <AddressForm />
    </Pattern>
  ),
};

export const FormsFailed: Story = {
  ...Forms,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(canvas.getByRole('link', { name: /street and the number/ })).toBeVisible();
  },
};

/** Filters above a list, pagination below. */
export const Lists: Story = {
  render: () => (
    <Pattern
      title="Lists"
      lead="Somebody looks for one thing among many, and wants to come back to the same place."
      rules={[
        'Search, filters and order stand above the list, and are part of the page’s address.',
        'How many there are is said, and said again when it changes.',
        'What is chosen stays in sight where it is changed.',
        'Rows of one kind have the same parts in the same places; figures stand at the end.',
        'Pages where somebody looks for a place, “show more” where they browse.',
        'While it loads the old rows stay, or a skeleton has their shape.',
      ]}
    >
      <OrderList />
    </Pattern>
  ),
};

/** The choices of an order in one column, with the totals beside or below. */
export const Checkout: Story = {
  render: () => (
    <Pattern
      title="Checkout"
      lead="Money is about to change hands: nothing may surprise."
      rules={[
        'Every choice is on one page, made before where it can be, and open to change.',
        'Each card says what it costs; what is free says so.',
        'The sum stands by the button, and the button says the sum.',
        'When a choice changes the sum, the new one is said aloud.',
        'Nothing is sold here: no countdown without a reason, no box ticked beforehand.',
        'A failure keeps all choices, says whether money was taken, and what to do.',
      ]}
    >
      <CheckoutChoices />
    </Pattern>
  ),
};

/** Empty, loading and failed states. */
export const EmptyAndErrorStates: Story = {
  render: () => (
    <Pattern
      title="Empty and error states"
      lead="The page is the same; only its content is missing. It says which of three it is."
      rules={[
        'Not yet there: a skeleton in the shape of what comes, and nothing jumps.',
        'Nothing there: one sentence and the one action that changes it. No apology.',
        'Nothing found: what was looked for, and how to look wider.',
        'Failed: what could not be done, in the place where it would be; trying again is one press.',
        'The rest of the page works on. What was typed stays.',
        'Codes and names of programs are for the log.',
      ]}
    >
      <MissingContent />
    </Pattern>
  ),
};
