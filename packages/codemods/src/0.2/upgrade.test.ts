import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { upgradeText } from '../run.mjs';

const fixtures = fileURLToPath(new URL('../../fixtures/0.2', import.meta.url));
const read = (folder: string, name: string) =>
  readFileSync(`${fixtures}/${folder}/${name}`, 'utf8');

const upgrade = (text: string, file = 'page.tsx') => upgradeText('0.2', file, text);
const notesOf = (text: string) =>
  upgrade(text).notes.map(({ line, message }) => `${line}: ${message}`);

/** As an app's formatter leaves it, and with its import order. */
const tidy = (text: string) =>
  format(text, { parser: 'typescript', singleQuote: true, printWidth: 100 });

describe('the upgrade of an app of 0.1 to 0.2', () => {
  // the folder "after" is type-checked against the packages as they are now
  it.each(readdirSync(`${fixtures}/before`))('renames in %s what has a new name', async (name) => {
    const { text } = upgrade(read('before', name), name);
    expect(await tidy(text)).toBe(read('after', name));
  });

  it.each(readdirSync(`${fixtures}/after`))('leaves %s alone the second time', (name) => {
    const text = read('after', name);
    expect(upgrade(text, name).text).toBe(text);
  });

  it('leaves components and names of others alone', () => {
    const text = `import { Gallery } from './gallery';
import { toggle } from 'some-library';
export const page = <Gallery pictures={toggle(1)} appearance="x" />;
// @vermilion/ in a comment
`;
    expect(upgrade(text).text).toBe(text);
  });

  it('keeps the old name as an alias where the file uses it for something else', () => {
    const text = `import { toggle } from '@vermilion/mall-components/cart';
const on = (toggle: boolean) => !toggle;
export const all = [on, toggle];
`;
    expect(upgrade(text).text).toBe(text.replace('{ toggle }', '{ toggleRows as toggle }'));
  });

  it('follows an alias of the app', () => {
    const { text } = upgrade(`import { RadioGroup as Radios } from '@vermilion/design-system';
export const size = <Radios label="Size" options={[]} appearance="inline" />;
`);
    expect(text).toContain('<Radios label="Size" options={[]} layout="inline" />');
  });

  it('renames neither members nor keys of that name', () => {
    const { text } = upgrade(`import { toggle } from '@vermilion/mall-components/cart';
export const menu = { toggle: (menu: { toggle(): void }) => menu.toggle() };
export const rows = toggle;
`);
    expect(text).toContain('{ toggle: (menu: { toggle(): void }) => menu.toggle() }');
    expect(text).toContain('rows = toggleRows');
  });

  it('reads casts of TypeScript, and keeps the quotes of the file', () => {
    const { text } = upgrade(
      `import { stepperSizes } from "@vermilion/design-system";\nexport const sizes = <string[]>[...stepperSizes];\n`,
      'sizes.ts',
    );
    expect(text).toBe(
      `import { numberStepperSizes } from "@vermilion/design-system";\nexport const sizes = <string[]>[...numberStepperSizes];\n`,
    );
  });

  it('names what needs a person, with its line', () => {
    expect(
      notesOf(`import { MallError } from '@vermilion/api-client';
import { Button, Table } from '@vermilion/design-system';
import { PaymentResultView } from '@vermilion/mall-components/order';
export const page = (props, loading) => [
  <Button {...props} />,
  <Table loading={loading} />,
  <PaymentResultView result="paid" orderHref="/o/1" />,
  MallError,
];
`),
    ).toEqual([
      '1: MallError has kind for reason, and reason for fault',
      '5: <Button {...}> was primary by default, and is secondary',
      '6: <Table loading> is pending, pendingLabel and pendingRows',
      '7: orderHref of PaymentResultView is orders={[{ orderNo, href }]}',
    ]);
  });
});
