import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { manifestIn, packageFolder } from '../packages.mjs';
import { root } from '../root.mjs';
import { contractNames } from './contract-names.mjs';
import { fieldsOf, isOurs } from './fields.mjs';

/** Made from the contract as a whole: the contract's own pages describe them. */
const generated = new Set(['components', 'operations', 'paths']);

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

function read(checker, exported) {
  const { name } = exported;
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const ours = (symbol.declarations ?? []).some(isOurs);
  const isType = !(symbol.flags & ts.SymbolFlags.Value);
  const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
  const kind = kindOf(symbol, name, type);
  const text = oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const item = { name, kind, text, fields: [], ours };
  if (!ours || generated.has(name)) return { ...item, ours: false };
  if (kind === 'component') {
    const [props] = type.getCallSignatures()[0].getParameters();
    if (!props) return item;
    const fields = fieldsOf(checker, checker.getTypeOfSymbol(props), defaultsOf(symbol));
    return { ...item, ...fields };
  }
  if (kind === 'class') {
    const fields = fieldsOf(checker, checker.getDeclaredTypeOfSymbol(symbol), new Map());
    return { ...item, ...fields };
  }
  if (kind === 'type') {
    const fields = fieldsOf(checker, type, new Map());
    return fields.fields.length > 0 ? { ...item, ...fields } : { ...item, code: declared(symbol) };
  }
  if (kind === 'constant')
    return { ...item, code: `const ${name}: ${checker.typeToString(type, undefined, flags)}` };
  const code = type
    .getCallSignatures()
    .map((one) => `function ${name}${checker.signatureToString(one, undefined, flags)}`)
    .join('\n');
  return { ...item, code };
}

/**
 * What the entries of a package export, in the order of their `index.ts`: `{ key, specifier, items }`. An item has a
 * `kind` (`component`, `hook`, `function`, `class`, `constant`, `type`), its doc comment as `text`, and either `fields`
 * or `code`. The main entry of a package with others lists nothing, since all is in them.
 */
export function readReference(name) {
  const entries = entriesOf(name);
  const program = sourceProgram(entries.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const toNamed = contractNames(program, checker);
  const named = entries.length > 3 ? entries.filter(({ key }) => key !== '') : entries;
  return named.map(({ key, specifier, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const items = checker
      .getExportsOfModule(module)
      .map((symbol) => read(checker, symbol))
      .map((item) => (item.code ? { ...item, code: toNamed(item.code) } : item));
    return { key, specifier, items };
  });
}
