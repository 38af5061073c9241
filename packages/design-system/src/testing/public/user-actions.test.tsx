import { render } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as ds from '../..';
import { choose, fieldOf, getByLabel, press, typeInto } from '..';
import { captureConsole } from '../capture-console';

const ways = [
  { value: 'card', label: 'Card' },
  { value: 'points', label: 'Points', disabled: true },
];

/** Says what is wrong when it is left. */
function Town() {
  const [error, setError] = useState<string>();
  return (
    <ds.TextField
      label="Town"
      hint="As on letters"
      required
      error={error}
      onBlur={({ target }) => setError(target.value ? undefined : 'Say where')}
    />
  );
}

describe('actions in tests', () => {
  it('render what follows from them, without a warning of an environment for `act`', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { container } = render(<Town />);
    const warnings = captureConsole();
    await typeInto(getByLabel(container, 'Town'), '');
    expect(fieldOf(container, 'Town')).toMatchObject({
      label: 'Town',
      description: 'As on letters',
      error: 'Say where',
    });
    await typeInto(getByLabel(container, 'Town'), 'Vientiane');
    expect(fieldOf(container, 'Town').error).toBeUndefined();
    warnings.stop();
    expect(warnings.messages).toEqual([]);
    expect(globalThis).toHaveProperty('IS_REACT_ACT_ENVIRONMENT', true);
  });

  it('go on while the clock of a test stands still', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { container } = render(<Town />);
    await typeInto(getByLabel(container, 'Town'), '');
    expect(fieldOf(container, 'Town').error).toBe('Say where');
  });

  it('type no more than fits', async () => {
    const { container } = render(<ds.TextField label="Town" maxLength={4} />);
    await typeInto(getByLabel(container, 'Town'), 'Vientiane');
    expect(getByLabel(container, 'Town')).toHaveValue('Vien');
  });

  it('tell what changed to listeners of the browser', async () => {
    const onChange = vi.fn();
    const { container } = render(<ds.TextField label="Town" />);
    container.addEventListener('change', onChange);
    await typeInto(getByLabel(container, 'Town'), 'Vientiane');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('keep what is chosen already', async () => {
    const { container } = render(
      <ds.CheckboxGroup label="Pay with" options={ways} defaultValue={['card']} />,
    );
    await choose(getByLabel(container, 'Pay with'), 'Card');
    expect(getByLabel(container, 'Card')).toBeChecked();
  });

  it('do nothing that users cannot', async () => {
    const { container } = render(
      <>
        <ds.TextField label="Town" disabled />
        <ds.TextField label="Street" readOnly />
        <ds.RadioGroup label="Pay with" options={ways} />
        <ds.Select label="Country" disabled>
          <option>Laos</option>
        </ds.Select>
        <ds.Button disabled>Save</ds.Button>
      </>,
    );
    const field = (label: string) => getByLabel(container, label);
    await expect(typeInto(field('Town'), 'x')).rejects.toThrow('"Town" is disabled.');
    await expect(typeInto(field('Street'), 'x')).rejects.toThrow('"Street" is read-only.');
    await expect(typeInto(field('Country'), 'x')).rejects.toThrow('"Country" takes no text');
    await expect(choose(field('Country'), 'Laos')).rejects.toThrow('"Country" is disabled.');
    await expect(choose(field('Pay with'), 'Points')).rejects.toThrow('"Points" is disabled.');
    await expect(press(container.querySelector('button')!)).rejects.toThrow('"Save" is disabled.');
  });
});
