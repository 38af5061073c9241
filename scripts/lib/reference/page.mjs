import { answerOf, callExample } from './calls.mjs';
import { words } from './words.mjs';

const cell = (text) => text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');

/** What a field is: its doc comment, else what the name means for every component; empty if nothing says it. */
export const aboutField = ({ name, text }, kind) =>
  text || (kind === 'component' && words[name]) || '';

const titles = { component: 'Prop', call: 'Argument', type: 'Field', class: 'Field' };

/** The file of an entry in the `docs` folder of its package. */
export const pageFile = (key) => `${(key || 'index').replaceAll('/', '-')}.md`;

/** A function or hook with the arguments that it needs, as a module that compiles. */
function functionExample({ name, kind, needed }, specifier) {
  const given = needed.map((one, index) => `${one}: Parameters<typeof ${name}>[${index}]`);
  return [
    `import { ${name} } from '${specifier}';`,
    '',
    `export const ${kind === 'hook' ? 'useExample' : 'example'} = (${given.join(', ')}) =>`,
    `  ${name}(${needed.join(', ')});`,
  ].join('\n');
}

/** A component with its required props, as a module that compiles. */
function componentExample({ name, fields, union }, specifier) {
  const needed = fields.filter(({ optional, name: field }) => !optional && field !== 'children');
  const names = needed.map((field) => field.name);
  const hasChildren = fields.some((field) => field.name === 'children');
  const taken = hasChildren ? [...names, 'children'] : names;
  const attributes = names.map((field) => ` ${field}={${field}}`).join('');
  const element = hasChildren
    ? `<${name}${attributes}>{children}</${name}>`
    : `<${name}${attributes} />`;
  const given = taken.length > 0 ? `{ ${taken.join(', ')} }: ComponentProps<typeof ${name}>` : '';
  // which props are required together depends on the others
  if (union)
    return [
      "import type { ComponentProps } from 'react';",
      `import { ${name} } from '${specifier}';`,
      '',
      `export const Example = (props: ComponentProps<typeof ${name}>) => <${name} {...props} />;`,
    ].join('\n');
  return [
    ...(given ? ["import type { ComponentProps } from 'react';"] : []),
    `import { ${name} } from '${specifier}';`,
    '',
    `export const Example = (${given}) => ${element};`,
  ].join('\n');
}

const examples = {
  component: componentExample,
  hook: functionExample,
  function: functionExample,
  call: callExample,
};

/** How an item is used, as a module that compiles; undefined for types and constants. */
export const exampleOf = (item, specifier) =>
  item.example ?? (item.ours ? examples[item.kind]?.(item, specifier) : undefined);

/** The example of an item, or where it stands already. */
function shownExample(item, { specifier, items }) {
  const example = exampleOf(item, specifier);
  if (!example) return [];
  const same = items.find((one) => one.example === example);
  return same && same !== item
    ? [`It is in the example of \`${same.name}\`.`]
    : [`\`\`\`tsx\n${example}\n\`\`\``];
}

function table(item) {
  if (item.fields.length === 0) return [];
  const rows = item.fields.map((field) => {
    const name = `\`${field.name}\`${field.optional ? '' : ' (required)'}`;
    const initial = field.initial ? `\`${cell(field.initial)}\`` : '';
    return `| ${name} | \`${cell(field.type)}\` | ${initial} | ${cell(aboutField(field, item.kind))} |`;
  });
  const head = `| ${titles[item.kind]} | Type | Default | Description |\n| --- | --- | --- | --- |`;
  return [`${head}\n${rows.join('\n')}`];
}

/** The component of an entry whose props a type is: its section has them. */
export const componentOf = ({ name }, items) =>
  items.find((one) => one.kind === 'component' && `${one.name}Props` === name);

function section(item, entry) {
  const { name, kind, text, code, native, ours, made } = item;
  const head = [`## ${name}`, ...(text ? [text] : [])];
  if (!ours) return [...head, made];
  const component = componentOf(item, entry.items);
  if (component) return [...head, `The props of \`${component.name}\`, see above.`];
  return [
    ...head,
    ...(code ? [`\`\`\`ts\n${code}\n\`\`\``] : []),
    ...shownExample(item, entry),
    ...table(item),
    ...(kind === 'call' ? answerOf(item) : []),
    ...(kind === 'component' && native ? ['It also takes the attributes of its element.'] : []),
  ];
}

/** Components first, then what they are used with. */
const kinds = ['component', 'hook', 'function', 'call', 'class', 'constant', 'type'];

const EXPERIMENTAL =
  'Experimental: no part of the mall uses it yet. It is tested, and may change in any minor version.';

const FROM_CONTRACT = '`Api` is what `@vermilion/api-client` exports: the types of the contract.';

/** The Markdown page of an entry: everything it exports. */
export function pageOf(entry) {
  const sorted = entry.items.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  return [
    `# ${entry.title}`,
    ...(entry.experimental ? [EXPERIMENTAL] : []),
    ...(sorted.some(({ code }) => code?.includes('Api.')) ? [FROM_CONTRACT] : []),
    ...sorted.flatMap((item) => section(item, { ...entry, items: sorted })),
    '',
  ].join('\n\n');
}

/** An index of the pages, by the convention of llmstxt.org. */
export function indexOf({ name, description }, entries, guides) {
  const pages = entries.map(({ key, title, items }) => {
    const values = items.filter(({ kind }) => kind !== 'type').map((item) => item.name);
    const told = (values.length > 0 ? values : items.map((item) => item.name)).slice(0, 8);
    return `- [${title}](docs/${pageFile(key)}): ${told.join(', ')}`;
  });
  const howTo = guides.map(({ title, file, summary }) => `- [${title}](docs/${file}): ${summary}`);
  const sections = [
    ['Reference', pages],
    ['Guides', howTo],
  ].filter(([, lines]) => lines.length > 0);
  const told = sections.flatMap(([title, lines]) => [`## ${title}`, lines.join('\n')]);
  return [`# ${name}`, `> ${description}`, ...told, ''].join('\n\n');
}
