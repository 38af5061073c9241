import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !/\.(test|stories|sample|css|docs)\.|^(testing|foundations|docs)\//.test(file));

const isFile = (file: string) => files.includes(file);
const read = (file: string) => readFileSync(join(src, file), 'utf8');

const parse = (text: string) =>
  ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Libraries whose every export needs a browser's React. */
const clientLibraries = /^(@radix-ui\/|react-aria\/|react-stately\/)/;
/** What a server has of React, besides types. */
const serverReact = [
  ...['Children', 'Fragment', 'cloneElement', 'createElement', 'isValidElement'],
  ...['use', 'useCallback', 'useId', 'useMemo'],
];

/** What of a file can only be run, or only be passed on, in a browser. */
function clientReasons(text: string): string[] {
  const reasons: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) {
      const from = (node.moduleSpecifier as ts.StringLiteral).text;
      const names = node.importClause?.namedBindings;
      if (clientLibraries.test(from)) reasons.push(from);
      if (from === 'react' && names && ts.isNamedImports(names))
        for (const { name, isTypeOnly } of names.elements)
          if (!isTypeOnly && !serverReact.includes(name.text)) reasons.push(name.text);
    }
    // A handler of its own: a server cannot send functions to the browser
    if (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText()))
      if (/=>|\bfunction\b/.test(node.initializer?.getText() ?? ''))
        reasons.push(node.name.getText());
    if (ts.isPropertyAssignment(node) && /^on[A-Z]/.test(node.name.getText()))
      if (/=>/.test(node.initializer.getText())) reasons.push(node.name.getText());
    if (ts.isCallExpression(node) && /^use[A-Z]/.test(node.expression.getText()))
      reasons.push(node.expression.getText());
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return reasons.filter((reason) => !serverReact.includes(reason));
}

const isMarked = (text: string) => /^\s*'use client'/.test(text);

/** The package's own files that a file imports values from. */
const importsOf = (file: string, text: string): string[] =>
  parse(text).statements.flatMap((statement) => {
    const from =
      (ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly) ||
      (ts.isExportDeclaration(statement) && !statement.isTypeOnly)
        ? statement.moduleSpecifier
        : undefined;
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return [];
    const path = posix.join(posix.dirname(file), from.text);
    return ['.ts', '.tsx', '/index.ts'].map((ending) => path + ending).filter(isFile);
  });

/**
 * Files that a server component gets with an entry, up to the first marked one on each way: the client
 * boundaries.
 */
function onServer() {
  const seen = new Set<string>();
  const boundaries = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    const text = read(file);
    if (isMarked(text)) return void boundaries.add(file);
    seen.add(file);
    importsOf(file, text).forEach(visit);
  };
  files.filter((file) => file.endsWith('index.ts')).forEach(visit);
  return { files: [...seen], boundaries: [...boundaries] };
}

/** Not marked though they have handlers, each with its reason. */
const unmarkedOnPurpose: Record<string, string> = {
  'table-expansion/expansion-column.tsx': 'called in a file of the app, which is marked',
  'table-selection/selection-column.tsx': 'called in a file of the app, which is marked',
  'radio-group/radio-fieldset.tsx': 'a handler only where the app gives a callback or a value',
};

describe('use client', () => {
  it('detects hooks, handlers and browser libraries', () => {
    expect(clientReasons("import { useState } from 'react';")).toEqual(['useState']);
    expect(clientReasons("import type { Ref } from 'react';")).toEqual([]);
    expect(clientReasons('<b onClick={() => go()} />')).toEqual(['onClick']);
    expect(clientReasons('<b onClick={onClick} />')).toEqual([]);
    expect(clientReasons("import * as Radix from '@radix-ui/react-dialog';")).toHaveLength(1);
  });

  it("has 'use client' on no component that a server could render", () => {
    const { boundaries } = onServer();
    expect(boundaries.length).toBeGreaterThan(50);
    const needless = boundaries.filter((file) => {
      const unmarked = importsOf(file, read(file)).filter((one) => !isMarked(read(one)));
      return ![file, ...unmarked].some((one) => clientReasons(read(one)).length > 0);
    });
    expect(needless).toEqual([]);
  });

  it("has 'use client' on everything that only runs in a browser", () => {
    const unmarked = onServer()
      .files.filter((file) => !unmarkedOnPurpose[file])
      .flatMap((file) => {
        const reasons = clientReasons(read(file));
        return reasons.length > 0 ? [`${file}: ${reasons.join(', ')}`] : [];
      });
    expect(unmarked).toEqual([]);
  });
});
