import ts from 'typescript';

/** What a name at the top of a story file stands for: `import` (with its specifier), `local` or `private`. */
function imported(statement, toPublic) {
  const clause = statement.importClause;
  const from = statement.moduleSpecifier.text;
  if (!clause) return [];
  const named =
    clause.namedBindings && ts.isNamedImports(clause.namedBindings)
      ? clause.namedBindings.elements
      : [];
  const others = [clause.name, clause.namedBindings?.name].filter(Boolean);
  return [
    ...others.map(({ text }) => [text, { kind: 'private' }]),
    ...named.map(({ name, propertyName, isTypeOnly }) => {
      const source = (propertyName ?? name).text;
      const specifier = from.startsWith('.') ? toPublic.get(source) : from;
      const isPrivate = !specifier || /^(storybook|@storybook)\//.test(specifier);
      const isType = clause.isTypeOnly || isTypeOnly;
      const text = propertyName ? `${source} as ${name.text}` : name.text;
      return [
        name.text,
        isPrivate ? { kind: 'private' } : { kind: 'import', specifier, text, isType },
      ];
    }),
  ];
}

const declaredBy = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText())
    : statement.name
      ? [statement.name.text]
      : [];

/** Names at the top of a story file, by name. `toPublic` has the specifiers of its package's public names. */
export function topNames(source, toPublic) {
  return new Map(
    source.statements.flatMap((statement) =>
      ts.isImportDeclaration(statement)
        ? imported(statement, toPublic)
        : declaredBy(statement).map((name) => [name, { kind: 'local', statement }]),
    ),
  );
}

/** Whether an identifier names something else than a variable or type: a property, an attribute. */
function isOnlyAName(node) {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

/** Names that a node uses. */
export function namesIn(node) {
  const found = new Set();
  const visit = (child) => {
    if (ts.isIdentifier(child) && !isOnlyAName(child)) found.add(child.text);
    // the address of a file of this repository
    if (ts.isMetaProperty(child)) found.add('import.meta');
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/**
 * What nodes need from the top of their file: imports and declarations, in the order of the file. Undefined where they
 * need something that users of the package do not have, such as a sample.
 */
export function needsOf(nodes, top) {
  const needed = new Set();
  const isPublic = (node) =>
    [...namesIn(node)].every((name) => {
      if (name === 'import.meta') return false;
      const known = top.get(name);
      if (!known || needed.has(name)) return true;
      needed.add(name);
      return known.kind === 'import' || (known.kind === 'local' && isPublic(known.statement));
    });
  if (!nodes.every(isPublic)) return undefined;
  const found = [...top].filter(([name]) => needed.has(name)).map(([, known]) => known);
  return {
    imports: found.filter(({ kind }) => kind === 'import'),
    statements: [...new Set(found.flatMap(({ statement }) => statement ?? []))],
  };
}
