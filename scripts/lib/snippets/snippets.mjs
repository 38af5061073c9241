import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { documented, packageFolder } from '../packages.mjs';
import { fromRoot } from '../root.mjs';
import { needsOf, topNames } from './names.mjs';
import { isExported, parse, publicNames } from './public-names.mjs';
import { componentProps, exampleOf, moduleOf, passingOn } from './write.mjs';

/** Components whose props are a union of shapes, of which none can be picked one by one. */
const unions = ['Slider'];

/** An object literal below `satisfies`, `as` and parentheses. */
const objectIn = (node) =>
  node &&
  (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    ? objectIn(node.expression)
    : node && ts.isObjectLiteralExpression(node)
      ? node
      : undefined;

/** Properties of an object literal by name; undefined for one that spreads what is not in the file. */
function propertiesOf(object, valueOf) {
  if (!object) return undefined;
  const found = new Map();
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = valueOf(property.expression);
      if (!spread) return undefined;
      for (const [name, value] of spread) found.set(name, value);
    } else if (property.name) found.set(property.name.text, property);
  }
  return found;
}

/** The stories of a file: `{ component, isUnion, stories: [name, properties][] }`. */
function read(source) {
  const declared = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map((declaration) => [declaration.name.getText(), declaration]),
  );
  const valueOf = (expression) => {
    if (ts.isIdentifier(expression))
      return propertiesOf(objectIn(declared.get(expression.text)?.initializer), valueOf);
    if (ts.isPropertyAccessExpression(expression)) {
      const property = valueOf(expression.expression)?.get(expression.name.text);
      return property && argsOf(property);
    }
    return propertiesOf(objectIn(expression), valueOf);
  };
  const argsOf = (property) =>
    property && ts.isPropertyAssignment(property) ? valueOf(property.initializer) : undefined;
  const meta = declared.get('meta');
  const stories = [...declared].filter(([, { parent }]) => isExported(parent.parent));
  const ofMeta = propertiesOf(objectIn(meta?.initializer), valueOf) ?? new Map();
  const component = ofMeta.get('component')?.initializer?.getText();
  return {
    meta: ofMeta,
    component,
    // a meta without a type is that of a union
    isUnion: !/Meta</.test(meta?.getText() ?? '') || unions.includes(component),
    argsOf,
    stories: stories.map(([name, { initializer }]) => [
      name,
      propertiesOf(objectIn(initializer), valueOf) ?? new Map(),
    ]),
  };
}

const literal = (node) =>
  ts.isStringLiteral(node) ? node.text : node.kind === ts.SyntaxKind.TrueKeyword ? true : null;

const withoutParentheses = (node) =>
  ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;

/** What stands between tags where a value is the children: an element, or those in a fragment. */
function contentOf(node) {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return node.getText();
  if (!ts.isJsxFragment(node)) return undefined;
  return node.children.map((child) => child.getFullText()).join('');
}

/** A prop of a story: its text, unless users of the package do not have what it needs. */
function propOf(property, top) {
  const node = ts.isPropertyAssignment(property) ? property.initializer : property;
  const value = ts.isShorthandPropertyAssignment(property) ? property.name : node;
  const needs = ts.isMethodDeclaration(property) ? undefined : needsOf([value], top);
  if (!needs) return {};
  const bare = withoutParentheses(value);
  return {
    node: value,
    text: bare.getText(),
    given: literal(value),
    content: contentOf(bare),
  };
}

/** The code of a story that renders itself. */
function rendered(render, { component }, top) {
  if (!ts.isPropertyAssignment(render) || !ts.isArrowFunction(render.initializer)) return undefined;
  const { parameters, body } = render.initializer;
  const needs = needsOf([body], top);
  if (!needs) return undefined;
  const example = (given) =>
    `(${given}) => ${ts.isBlock(body) ? body.getText() : `(${body.getText()})`}`;
  if (parameters.length === 0) return moduleOf({ ...needs, example: example('') });
  const known = top.get(component);
  if (known?.kind !== 'import' || parameters.length > 1) return undefined;
  return moduleOf({
    imports: [...needs.imports, known, componentProps],
    statements: needs.statements,
    example: example(`${parameters[0].name.getText()}: ComponentProps<typeof ${component}>`),
  });
}

function snippetOf(story, file, top) {
  const render = story.get('render') ?? file.meta.get('render');
  if (render) return rendered(render, file, top);
  const known = top.get(file.component);
  if (!known || known.kind === 'private') return undefined;
  const given = [file.meta, story].map((one) =>
    one.has('args') ? file.argsOf(one.get('args')) : new Map(),
  );
  if (file.isUnion || !given.every(Boolean))
    return known.kind === 'import' ? passingOn(file.component, [known]) : undefined;
  const args = new Map(given.flatMap((one) => [...one]));
  const props = Object.fromEntries(
    [...args].map(([name, property]) => [name, propOf(property, top)]),
  );
  const nodes = Object.values(props).flatMap(({ node }) => node ?? []);
  const own =
    known.kind === 'import'
      ? { imports: [known], statements: [] }
      : needsOf([known.statement], top);
  const needs = needsOf(nodes, top);
  if (!own || !needs) return undefined;
  const statements = [
    ...(known.statement ? [known.statement] : []),
    ...own.statements,
    ...needs.statements,
  ];
  return exampleOf(
    file.component,
    props,
    [...own.imports, ...needs.imports],
    [...new Set(statements)].sort((a, b) => a.pos - b.pos),
  );
}

/** Snippets of the stories in a file by their names; a story of samples has none. */
export function snippetsOf(path, toPublic) {
  const source = parse(path);
  const top = topNames(source, toPublic);
  const file = read(source);
  return Object.fromEntries(
    file.stories.flatMap(([name, story]) => {
      const code = snippetOf(story, file, top);
      return code ? [[name, code]] : [];
    }),
  );
}

/** The code to copy for the stories of the packages, by the path of the story file from the root. */
export function allSnippets() {
  const names = publicNames();
  return Object.fromEntries(
    documented.flatMap((name) => {
      const folder = join(packageFolder(name), 'src');
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.stories.tsx') && !file.startsWith('foundations'))
        .map((file) => join(folder, file))
        .map((path) => [fromRoot(path), snippetsOf(path, names.get(name))]);
    }),
  );
}
