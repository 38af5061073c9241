import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import * as ds from '../..';
import { choose, fieldOf, getByLabel, getDialog, press, typeInto } from '..';
import { comboBoxTexts } from '../parts/fields';

const countries = [{ value: 'LA', label: 'Laos' }];

function Addresses() {
  const [isMissing, setMissing] = useState(false);
  return (
    <ds.Dialog
      title="New address"
      closeLabel="Close"
      trigger={<ds.Button>Add an address</ds.Button>}
    >
      <ds.ComboBox label="Country" options={countries} {...comboBoxTexts} />
      <ds.TextField
        label="Town"
        error={isMissing && 'Enter a town.'}
        onBlur={({ target }) => setMissing(!target.value)}
      />
    </ds.Dialog>
  );
}

const folder = import.meta.dirname;
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const withoutSpace = (text: string) => text.replace(/\s/g, '');

describe('the example of the README', () => {
  it('runs', async () => {
    render(<Addresses />);
    await press(screen.getByRole('button', { name: 'Add an address' }));
    const dialog = getDialog('New address');
    await choose(getByLabel(dialog, 'Country'), 'Laos');
    await typeInto(getByLabel(dialog, 'Town'), '');
    expect(fieldOf(dialog, 'Town').error).toBe('Enter a town.');
  });

  it('is the one above', () => {
    const [, example = ''] =
      /design-system\/testing';\n([^`]*)```/.exec(read('..', '..', '..', 'README.md')) ?? [];
    expect(example).toContain('render(');
    expect(withoutSpace(read('readme.test.tsx'))).toContain(withoutSpace(example));
  });
});
