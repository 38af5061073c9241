/** Whether an identifier is a name of its own, not the key of a member, an attribute or a property. */
function isReference({ node, parent: { node: parent } }) {
  if (/MemberExpression$/.test(parent.type)) return parent.object === node || parent.computed;
  if (/Property$|Method$|Signature$|^TSEnumMember$/.test(parent.type))
    return parent.computed || (parent.key !== node && parent.id !== node);
  return !/^(JSXAttribute|Import.*|Export.*Specifier|LabeledStatement)$/.test(parent.type);
}

const namesOf = (j, root, name) => [
  ...root.find(j.Identifier, { name }).paths(),
  ...root.find(j.JSXIdentifier, { name }).paths(),
];

/** `{ toggle }` stays an object with that key. */
function expandShorthand(j, root, name, to) {
  const isShort = ({ node }) => node.shorthand && node.value?.name === name;
  for (const type of [j.ObjectProperty, j.Property])
    for (const { node } of root.find(type).paths().filter(isShort)) {
      node.shorthand = false;
      node.key = j.identifier(name);
      node.value = j.identifier(to);
    }
}

const declares = new Set([
  'VariableDeclarator',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassDeclaration',
  'AssignmentPattern',
  'ArrayPattern',
  'RestElement',
  'CatchClause',
]);

/** Whether the name means something else somewhere in the file. */
function isDeclaredAgain(j, root, name) {
  return namesOf(j, root, name).some(({ node, parent }) => {
    const { node: around } = parent;
    if (around.type === 'ObjectProperty' || around.type === 'Property')
      return parent.parent.node.type === 'ObjectPattern' && around.value === node;
    if (!declares.has(around.type)) return false;
    return ![around.init, around.body, around.right, around.superClass].includes(node);
  });
}

/** Gives an imported name a new one, in the import and wherever the file uses it. */
export function renameImport(j, root, { path, specifier, imported, local }, to) {
  const isTaken = namesOf(j, root, to).length > 0;
  const keepsName = local !== imported || isTaken || isDeclaredAgain(j, root, local);
  const renamed = j.importSpecifier(j.identifier(to), j.identifier(keepsName ? local : to));
  renamed.importKind = specifier.importKind;
  const { node } = path;
  node.specifiers = node.specifiers.map((one) => (one === specifier ? renamed : one));
  if (keepsName) return;
  expandShorthand(j, root, local, to);
  for (const path of namesOf(j, root, local)) if (isReference(path)) path.node.name = to;
}

/** Moves an imported name to another module, beside what is imported from there. */
export function moveImport(j, root, { path, specifier }, module) {
  const { node } = path;
  node.specifiers = node.specifiers.filter((one) => one !== specifier);
  const kind = node.importKind ?? 'value';
  const there = root
    .find(j.ImportDeclaration, { source: { value: module } })
    .paths()
    .find((one) => (one.node.importKind ?? 'value') === kind);
  if (there) there.node.specifiers.push(specifier);
  else {
    const added = j.importDeclaration([specifier], j.stringLiteral(module), kind);
    path.insertAfter(added);
  }
  if (node.specifiers.length === 0) {
    const [, next] = [path, path.parent.node.body[path.name + 1]];
    if (next) next.comments = [...(node.comments ?? []), ...(next.comments ?? [])];
    path.prune();
  }
}
