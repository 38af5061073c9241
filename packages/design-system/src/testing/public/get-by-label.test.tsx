import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as ds from '../..';
import { fieldOf, getByLabel } from '..';

const ways = [{ value: 'card', label: 'Card' }];

describe('getByLabel', () => {
  it('names the labels that there are', () => {
    const { container } = render(
      <>
        <ds.TextField label="Town" labelHidden required />
        <ds.Switch label="Gift" />
      </>,
    );
    expect(() => getByLabel(container, 'Tow')).toThrow(
      'No field has the name "Tow". Names: "Town", "Gift".',
    );
    expect(getByLabel(container, ' Town\n')).toBe(getByLabel(container, /tow/i));
  });

  it('wants a smaller container where a label is there twice', () => {
    const { container } = render(
      <>
        <ds.RadioGroup label="Pay with" options={ways} />
        <ds.RadioGroup label="Pay back to" options={ways} />
      </>,
    );
    expect(() => getByLabel(container, 'Card')).toThrow(
      'More than one field has the name "Card" (2): look in a smaller container.',
    );
    const group = getByLabel(container, 'Pay back to');
    expect(group).toContainElement(getByLabel(group, 'Card'));
  });

  it('takes no group of buttons and no open list for a field', () => {
    const { container } = render(
      <>
        <ds.ButtonGroup label="Sort">
          <ds.Button>Price</ds.Button>
        </ds.ButtonGroup>
        <div role="listbox" aria-label="Sort" />
        <input type="hidden" aria-label="Sort" />
      </>,
    );
    expect(() => getByLabel(container, 'Sort')).toThrow('Names: none.');
  });

  it('works in a page without our components', () => {
    const { container } = render(
      <div aria-live="polite">
        <label>
          Town
          <input aria-invalid aria-errormessage="wrong" aria-describedby="hint gone" />
        </label>
        <p id="hint">
          As on letters <span aria-hidden="true">!</span>
        </p>
        <p id="wrong">Say where</p>
      </div>,
    );
    expect(fieldOf(container, 'Town')).toMatchObject({
      description: 'As on letters',
      error: 'Say where',
    });
  });

  it('needs no library for tests, and is no part of the main entry', () => {
    const imports = readdirSync(import.meta.dirname)
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => {
        const text = readFileSync(join(import.meta.dirname, file), 'utf8');
        return [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
      });
    expect(new Set(imports.filter((from) => !from?.startsWith('./')))).toEqual(
      new Set(['dom-accessibility-api']),
    );
    expect(ds).not.toHaveProperty('getByLabel');
  });
});
