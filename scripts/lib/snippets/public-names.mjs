import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { documented } from '../packages.mjs';
import { entriesOf } from '../reference/read.mjs';

export const parse = (file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** The source file that a relative import names. */
const fileOf = (from, specifier) => {
  const base = join(dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((file) => existsSync(file));
};

/** Whether a statement is exported where it stands. */
export const isExported = (node) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The names that a statement of a module exports. */
function exportedBy(statement, file) {
  if (ts.isExportDeclaration(statement)) {
    if (statement.exportClause && ts.isNamedExports(statement.exportClause))
      return statement.exportClause.elements.map(({ name }) => name.text);
    const target = statement.moduleSpecifier && fileOf(file, statement.moduleSpecifier.text);
    return target ? exportsOf(target) : [];
  }
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return statement.name ? [statement.name.text] : [];
}

const exportsOf = (file) =>
  parse(file).statements.flatMap((statement) => exportedBy(statement, file));

/** The specifier by which a package's users import each name, by package. */
export const publicNames = () =>
  new Map(
    documented.map((name) => {
      const entries = entriesOf(name).filter(({ key, file }) => key && file.endsWith('index.ts'));
      return [
        name,
        new Map(
          entries.flatMap(({ specifier, file }) => exportsOf(file).map((one) => [one, specifier])),
        ),
      ];
    }),
  );
