import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

interface Prop {
  name: string;
  type: string;
  required: boolean;
  text: string;
}

interface Component {
  name: string;
  text: string;
  props: Prop[];
  /** Other types that its props extend. */
  inherited: string[];
}

function parse(path: string) {
  const file = [`${path}.tsx`, `${path}.ts`, join(path, 'index.ts')].find(existsSync);
  if (!file) throw new Error(`${path} is exported but does not exist.`);
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return { file, source };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const cell = (text: string) => oneLine(text).replaceAll('|', '\\|');

/** The doc comment of a declaration. */
const textOf = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');

function propsOf(source: ts.SourceFile, name: string): Pick<Component, 'props' | 'inherited'> {
  const found = source.statements.find(
    (node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
      node.name.text === name,
  );
  if (!found) return { props: [], inherited: [] };
  if (ts.isTypeAliasDeclaration(found))
    return { props: [], inherited: [oneLine(found.type.getText())] };
  const inherited = (found.heritageClauses ?? []).flatMap(({ types }) =>
    types.map((type) => oneLine(type.getText())),
  );
  const props = found.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(),
    type: member.type?.getText() ?? 'unknown',
    required: !member.questionToken,
    text: textOf(member),
  }));
  return { props, inherited };
}

/** The components exported by an entry, in order. */
function componentsOf(index: string): Component[] {
  const { file, source } = parse(index);
  return source.statements.filter(ts.isExportDeclaration).flatMap((node) => {
    const { exportClause, moduleSpecifier } = node;
    if (node.isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const { source: from } = parse(join(dirname(file), moduleSpecifier.text));
    const functions = from.statements.filter(ts.isFunctionDeclaration);
    return exportClause.elements.flatMap((element) => {
      const { text: name } = element.name;
      const made = functions.find((candidate) => candidate.name?.text === name);
      if (!/^[A-Z]/.test(name) || !made) return [];
      return [{ name, text: oneLine(textOf(made)), ...propsOf(from, `${name}Props`) }];
    });
  });
}

function example({ name, props }: Component): string {
  const needed = props.filter(({ required, name: prop }) => required && prop !== 'children');
  const attributes = needed.map(({ name: prop }) => `${prop}={${prop}}`);
  const children = props.some(({ name: prop }) => prop === 'children');
  const open = ['<' + name, ...attributes].join(' ');
  const line = children ? `${open}>{children}</${name}>` : `${open} />`;
  if (line.length <= 90) return `${line};`;
  const lines = attributes.map((attribute) => `  ${attribute}`);
  return [`<${name}`, ...lines, children ? `>\n  {children}\n</${name}>;` : '/>;'].join('\n');
}

function section(component: Component): string {
  const { name, text, props, inherited } = component;
  const rows = props.map(
    ({ name: prop, type, required, text: about }) =>
      `| \`${prop}\`${required ? '' : '?'} | \`${cell(type)}\` | ${cell(about)} |`,
  );
  return [
    `## ${name}`,
    ...(text ? [text] : []),
    `\`\`\`tsx\n${example(component)}\n\`\`\``,
    ...(rows.length > 0
      ? [`| Prop | Type | Description |\n| --- | --- | --- |\n${rows.join('\n')}`]
      : []),
    ...(inherited.length > 0 ? [`Also accepts the props of \`${inherited.join('`, `')}\`.`] : []),
  ].join('\n\n');
}

/** The page of an entry: each component with an example of its required props, and a table of all props. */
export function entryPage(entry: string, folder: string): string | undefined {
  const components = componentsOf(join(folder, entry, 'index'));
  if (components.length === 0) return undefined;
  const names = components.map(({ name }) => name).join(', ');
  return [
    `# @vermilion/mall-components/${entry}`,
    `\`\`\`tsx\nimport { ${names} } from '@vermilion/mall-components/${entry}';\n\`\`\``,
    ...components.map(section),
    '',
  ].join('\n\n');
}
