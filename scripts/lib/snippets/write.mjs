/** Import lines of names, one for each module. */
function importLines(imports) {
  const modules = [...new Set(imports.map(({ specifier }) => specifier))].sort();
  return modules.map((specifier) => {
    const own = imports.filter((one) => one.specifier === specifier);
    const names = new Map(own.map(({ text, isType }) => [text, isType]));
    const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
    const areTypes = sorted.every(([, isType]) => isType);
    const list = sorted.map(([text, isType]) => (isType && !areTypes ? `type ${text}` : text));
    return `import ${areTypes ? 'type ' : ''}{ ${list.join(', ')} } from '${specifier}';`;
  });
}

/** The import of React's type for the props of a component. */
export const componentProps = { specifier: 'react', text: 'ComponentProps', isType: true };

/** A module that renders something: its imports, what it declares, and its example. */
export const moduleOf = ({ imports, statements = [], example }) =>
  [
    importLines(imports).join('\n'),
    ...statements.map((statement) => statement.getText().replace(/^export /, '')),
    `export const Example = ${example};`,
  ].join('\n\n') + '\n';

const isPlain = (text) => !/[{}<>"&\\\n]/.test(text);

function attribute(name, { given, text }) {
  if (given === undefined) return `${name}={${name}}`;
  if (given === true) return name;
  if (typeof given === 'string' && isPlain(given)) return `${name}="${given}"`;
  return `${name}={${text}}`;
}

/**
 * A component with props: each has its value as `text` (`given` where it is a literal), or is passed on by the
 * example where it has none.
 */
export function element(name, props) {
  const { children, ...attributes } = props;
  const open = Object.entries(attributes).map(([prop, value]) => ` ${attribute(prop, value)}`);
  if (!children) return `<${name}${open.join('')} />`;
  const content =
    typeof children.given === 'string' && isPlain(children.given)
      ? children.given
      : (children.content ?? `{${children.text ?? 'children'}}`);
  return `<${name}${open.join('')}>${content}</${name}>`;
}

/** A function that renders a component, with a parameter for the props that the example leaves open. */
export function exampleOf(name, props, imports, statements) {
  const open = Object.keys(props).filter((prop) => !props[prop].text);
  const type = open.map((prop) => `'${prop}'`).join(' | ');
  const parameter =
    open.length > 0 ? `{ ${open.join(', ')} }: Pick<ComponentProps<typeof ${name}>, ${type}>` : '';
  return moduleOf({
    imports: open.length > 0 ? [...imports, componentProps] : imports,
    statements,
    example: `(${parameter}) => ${element(name, props)}`,
  });
}

/** A function that passes all its props to a component. */
export const passingOn = (name, imports) =>
  moduleOf({
    imports: [...imports, componentProps],
    example: `(props: ComponentProps<typeof ${name}>) => <${name} {...props} />`,
  });
