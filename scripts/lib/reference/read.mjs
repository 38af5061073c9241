import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { manifestIn, packageFolder } from '../packages.mjs';
import { root } from '../root.mjs';
import { callsOf } from './calls.mjs';
import { contractNames } from './contract-names.mjs';
import { fieldsOf, isOurs } from './fields.mjs';
import { isModel, modelOf } from './models.mjs';

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Entries of a package with their `index.ts`: `{ specifier, file }`. The main entry only where it is the only place. */
export function entriesOf(name) {
  const folder = packageFolder(name);
  const manifest = manifestIn(folder);
  const keys = Object.entries(manifest.publishConfig.exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([key]) => key.slice(2));
  return keys.flatMap((key) => {
    const file = [join(folder, 'src', key, 'index.ts'), join(folder, 'src', `${key}.ts`)].find(
      existsSync,
    );
    if (!file) throw new Error(`${manifest.name}/${key} has no source.`);
    return [{ key, specifier: key ? `${manifest.name}/${key}` : manifest.name, file }];
  });
}

/** A program over source files of the packages, resolved as in the repository itself. */
export function sourceProgram(files, extra = {}) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const own = { ...options, noEmit: true, composite: false, incremental: false };
  return ts.createProgram(files, own, extra.host?.(own));
}

const isComponent = (name) => /^[A-Z]/.test(name) && !/^[A-Z0-9_]+$/.test(name);

function kindOf(symbol, name, type) {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  if (type.getCallSignatures().length === 0) return 'constant';
  if (/^use[A-Z]/.test(name)) return 'hook';
  return isComponent(name) ? 'component' : 'function';
}

/** Initial values in the destructured props of a component, by name. */
function defaultsOf(symbol) {
  const [made] = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration);
  const pattern = made?.parameters[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), oneLine(initializer.getText())]] : [],
    ),
  );
}

const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** The declaration of a type, without `export`. */
const declared = (symbol) =>
  (symbol.declarations ?? [])
    .map((node) => node.getText().replace(/^export (declare )?/, ''))
    .join('\n');

/** The parameters that a function needs, by name. */
const neededOf = ([signature]) =>
  signature
    .getParameters()
    .filter(
      ({ valueDeclaration: it }) => !it.questionToken && !it.initializer && !it.dotDotDotToken,
    )
    .map(({ name }, index) => (name.startsWith('__') ? `given${index || ''}` : name));

/** Where to look for what is made from the contract. */
const madeFrom = ({ declarations = [] }) =>
  declarations.some((node) =>
    /\boperations\.gen|operator-operations/.test(node.getSourceFile().fileName),
  )
    ? 'Made from the contract: each call is on the page of calls.'
    : 'Made from the contract: see the files in `contract`.';

function read(checker, exported) {
  const { name } = exported;
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const ours = (symbol.declarations ?? []).some(isOurs);
  const isType = !(symbol.flags & ts.SymbolFlags.Value);
  const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
  const kind = kindOf(symbol, name, type);
  const text = oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const item = { name, kind, text, fields: [], ours, model: false };
  if (isModel(symbol)) return { ...item, ours: true, ...modelOf(checker, symbol, type) };
  if (!ours) return { ...item, made: madeFrom(symbol) };
  if (kind === 'component') {
    const [props] = type.getCallSignatures()[0].getParameters();
    if (!props) return item;
    const fields = fieldsOf(checker, checker.getTypeOfSymbol(props), defaultsOf(symbol));
    return { ...item, ...fields };
  }
  if (kind === 'class')
    return { ...item, ...fieldsOf(checker, checker.getDeclaredTypeOfSymbol(symbol)) };
  if (kind === 'type') {
    const fields = fieldsOf(checker, type);
    return fields.fields.length > 0 ? { ...item, ...fields } : { ...item, code: declared(symbol) };
  }
  if (kind === 'constant')
    return { ...item, code: `const ${name}: ${checker.typeToString(type, undefined, flags)}` };
  const signatures = type.getCallSignatures();
  const code = signatures
    .map((one) => `function ${name}${checker.signatureToString(one, undefined, flags)}`)
    .join('\n');
  return { ...item, code, needed: neededOf(signatures) };
}

/**
 * What the entries of a package export, in the order of their `index.ts`: `{ key, specifier, title, items }`. An item has
 * a `kind` (`component`, `hook`, `function`, `class`, `constant`, `type`), its doc comment as `text`, and either `fields`
 * or `code`. The main entry of a package with others lists nothing, since all is in them. Calls and models of the
 * contract have pages of their own.
 */
export function readReference(name) {
  const entries = entriesOf(name);
  const program = sourceProgram(entries.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const toNamed = contractNames(program, checker, name === 'api-client' ? '' : 'Api.');
  const named = entries.length > 3 ? entries.filter(({ key }) => key !== '') : entries;
  return named.flatMap(({ key, specifier, file }) => {
    const exported = checker.getExportsOfModule(
      checker.getSymbolAtLocation(program.getSourceFile(file)),
    );
    const items = exported
      .map((symbol) => read(checker, symbol))
      .map((item) => (item.code ? { ...item, code: toNamed(item.code) } : item));
    const part = (of, title) => ({ key: [key, of].filter(Boolean).join('/'), specifier, title });
    return [
      { ...part('', specifier), items: items.filter(({ model }) => !model) },
      { ...part('calls', `Calls of ${specifier}`), items: callsOf(checker, exported) },
      { ...part('models', `Models of ${specifier}`), items: items.filter(({ model }) => model) },
    ].filter((one) => one.items.length > 0);
  });
}
