import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = join(dirname(fileURLToPath(import.meta.url)), '..');
const aside = ['testing', 'foundations', 'docs', 'brands', 'tokens'];

interface Declared {
  where: string;
  name: string;
  type: string;
}

/** All props that a component declares, including inherited types. */
const props: Declared[] = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !aside.includes(entry.name))
  .flatMap(({ name: folder }) =>
    readdirSync(join(src, folder))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|css|docs|sample)\./.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(src, folder, file), 'utf8');
        const lines = text.matchAll(
          /^ {2,8}(?:\| \{ )?'?([a-zA-Z]\w*)'?\??: ([^=\n]*(?:=>[^\n]*)?);$/gm,
        );
        return [...lines].map(([, name = '', type = '']) => ({
          where: `${folder}/${file}`,
          name,
          type,
        }));
      }),
  );

/** Preferred prop names, for consistency across components. */
const words: [RegExp, string][] = [
  [/^(is[A-Z]\w*|has[A-Z]\w*)$/, 'the adjective alone: `open`, `disabled`'],
  [/^(loading|busy|isLoading|inProgress|saving)$/, 'pending'],
  [/^(loadingText|loadingLabel|pendingText|busyLabel)$/, 'pendingLabel'],
  [
    /^(hideLabel|visuallyHiddenLabel|hiddenLabel|\w+Visibility)$/,
    'labelHidden, titleHidden, captionHidden',
  ],
  [/^(appearance|kindOf|look|theme)$/, 'variant, or layout for the arrangement'],
  [/^(colorScheme|intent|severity|status)$/, 'tone'],
  [/^(placement|position|location)$/, 'side and align'],
  [/^(helpText|helperText|description[A-Z]\w*|errorText|errorMessage)$/, 'hint, error'],
  [/^(onClose|onOpen|onToggle|onSelectionChange)$/, 'onOpenChange, onValueChange'],
  [/^(\w*[a-z])Text$/, '…Label'],
  [/^(handle[A-Z]\w*)$/, 'on…'],
];

/** Words with another meaning in some components, with the reason. */
const others: Record<string, string> = {
  'gallery/types.ts position': 'a label: which picture of how many',
  'gallery/lightbox.tsx onClose': 'a part that is not public: it is always open',
  'dropdown-menu/dropdown-menu-item.tsx onSelect': 'the word of Radix and of ARIA',
};

it('says one word for one thing', () => {
  const wrong = props.flatMap(({ where, name }) =>
    words
      .filter(([word]) => word.test(name) && !(`${where} ${name}` in others))
      .map(([, instead]) => `${where}: ${name} is ${instead}`),
  );
  expect(wrong.join('\n')).toBe('');
});

it('tells every change with its reason', () => {
  const silent = props
    .filter(({ name }) => /^on\w+Change$/.test(name) && name !== 'onInputChange')
    .filter(({ where }) => !where.includes('gallery/l'))
    .filter(({ type }) => !/[dD]etail|^On[A-Z]|^DialogChange$|^unknown$|undefined$/.test(type));
  expect(silent).toEqual([]);
});

it('has the same steps of size and the same sides everywhere', () => {
  const values = (name: string) =>
    props
      .filter((prop) => prop.name === name && prop.type.includes("'"))
      .flatMap(
        ({ where, type }) => type.match(/'\w+'/g)?.map((value) => `${where} ${value}`) ?? [],
      );
  const known: Record<string, RegExp> = {
    size: /'(xs|sm|md|lg|xl|xxl)'$/,
    side: /'(top|bottom|start|end)'$/,
    align: /'(start|center|end|baseline|stretch)'$/,
    tone: /'(neutral|brandAccent|info|positive|caution|critical|inverse)'$/,
  };
  const strange = Object.entries(known).flatMap(([name, word]) =>
    values(name).filter((value) => !word.test(value)),
  );
  expect(strange).toEqual([]);
});
