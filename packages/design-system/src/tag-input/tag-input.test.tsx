import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import type { TagInputProps } from '.';
import { TagInput } from '.';
import { accept, split } from './accept';

const texts = {
  removeLabel: (entry: string) => `Remove ${entry}`,
  duplicateLabel: (entry: string) => `${entry} is there already`,
};

function setUp(props: Partial<TagInputProps> = {}) {
  const onValueChange = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form aria-label="Form" onSubmit={onSubmit}>
      <TagInput label="Words" name="words" {...texts} onValueChange={onValueChange} {...props} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return {
    form,
    onSubmit,
    onValueChange,
    input: screen.getByRole('textbox', { name: 'Words' }),
    sent: () => new FormData(form).getAll('words'),
  };
}

describe('TagInput', () => {
  it('adds on Enter, comma and blur, and announces each tag', async () => {
    const { input, sent, onSubmit, onValueChange } = setUp();
    await userEvent.type(input, 'linen{Enter}oak,glass');
    await userEvent.tab();
    expect(sent()).toEqual(['linen', 'oak', 'glass']);
    expect(onValueChange).toHaveBeenNthCalledWith(2, ['linen', 'oak'], because('input'));
    expect(input).toHaveValue('');
    expect(input).toHaveAccessibleDescription('linen, oak, glass');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(input, '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('adds several pasted tags with any separator', async () => {
    const { input, sent } = setUp();
    await userEvent.click(input);
    await userEvent.paste('linen; oak\nglass\tsilk、ผ้าไหม،قطن');
    expect(sent()).toEqual(['linen', 'oak', 'glass', 'silk', 'ผ้าไหม', 'قطن']);
  });

  it('keeps the text of a duplicate, reports it and blocks submission', async () => {
    const { input, sent, form } = setUp({ defaultValue: ['Linen'] });
    await userEvent.type(input, 'linen{Enter}');
    expect(input).toHaveValue('linen');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/linen is there already/);
    expect(form.checkValidity()).toBe(false);
    await userEvent.clear(input);
    expect(form.checkValidity()).toBe(true);
    expect(sent()).toEqual(['Linen']);
  });

  it('enforces its maximum', async () => {
    const { input, sent } = setUp({ max: 2, maxLabel: (max) => `${max} at most` });
    await userEvent.click(input);
    await userEvent.paste('linen,oak,glass,silk');
    expect(sent()).toEqual(['linen', 'oak']);
    expect(input).toHaveValue('glass, silk');
    expect(input).toHaveAccessibleDescription(/2 at most/);
  });

  it('shows why a tag is invalid', async () => {
    const validate = (entry: string) => (entry.includes('@') ? undefined : `${entry} lacks an @`);
    const { input, sent } = setUp({ validate });
    await userEvent.type(input, 'mina,');
    expect(input).toHaveAccessibleDescription('mina lacks an @');
    await userEvent.type(input, '@mall.example{Enter}');
    expect(sent()).toEqual(['mina@mall.example']);
    expect(input).toBeValid();
  });

  it('removes with buttons and Backspace, keeps focus and announces how many remain', async () => {
    const { input, sent } = setUp({
      defaultValue: ['linen', 'oak', 'glass'],
      countLabel: (count) => `${count} words`,
    });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(sent()).toEqual(['oak', 'glass']);
    expect(input).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(sent()).toEqual(['oak']);
    expect(screen.getByRole('status')).toHaveTextContent('1 words');
  });

  it('restores its default value and clears the typed text on form reset', async () => {
    const { input, form, sent, onValueChange } = setUp({ defaultValue: ['linen'] });
    await userEvent.type(input, 'oak,lin{Enter}linen{Enter}');
    act(() => form.reset());
    expect(sent()).toEqual(['linen']);
    expect(input).toHaveValue('');
    expect(onValueChange).toHaveBeenLastCalledWith(['linen'], because('reset'));
  });

  it.each([{ disabled: true }, { readOnly: true }])('has no remove buttons with %j', (props) => {
    setUp({ defaultValue: ['oak'], ...props });
    expect(screen.queryByRole('button', { name: 'Remove oak' })).toBeNull();
  });
});

describe('TagInput', () => {
  it('has no duplicates, never more than the maximum, and loses no tag', () => {
    const word = fc.stringMatching(/^[a-cA-C]{1,2}$/);
    fc.assert(
      fc.property(fc.array(word), fc.nat(4), (words, max) => {
        const { value, refused } = accept([], words, { ...texts, max });
        const lower = value.map((entry) => entry.toLowerCase());
        expect(new Set(lower).size).toBe(value.length);
        expect(value.length).toBeLessThanOrEqual(max);
        expect([...value, ...refused].toSorted()).toEqual(words.toSorted());
        expect(split(words.join(' ,\n '))).toEqual(words);
      }),
    );
  });
});
