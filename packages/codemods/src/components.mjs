const SCOPE = '@vermilion/';

/** The package of a module, e.g. `design-system`; undefined for modules of others. */
export const packageOf = (module) =>
  typeof module === 'string' && module.startsWith(SCOPE)
    ? module.slice(SCOPE.length).split('/', 1)[0]
    : undefined;

/** What a file imports by name from the packages: `[{ path, specifier, module, package, imported, local }]`. */
export function importsOf(j, root) {
  return root
    .find(j.ImportDeclaration)
    .paths()
    .filter(({ node }) => packageOf(node.source.value))
    .flatMap((path) =>
      path.node.specifiers
        .filter(({ type }) => type === 'ImportSpecifier')
        .map((specifier) => ({
          path,
          specifier,
          module: path.node.source.value,
          package: packageOf(path.node.source.value),
          imported: specifier.imported.name,
          local: (specifier.local ?? specifier.imported).name,
        })),
    );
}

/** The elements of imported components: calls `visit(opening, import)` for each. */
export function eachElement(j, root, imports, visit) {
  const byLocal = new Map(imports.map((one) => [one.local, one]));
  root.find(j.JSXOpeningElement).forEach(({ node }) => {
    const one = node.name.type === 'JSXIdentifier' && byLocal.get(node.name.name);
    if (one) visit(node, one);
  });
}

/** An attribute of an element; undefined where it is absent. */
export const attributeOf = (opening, name) =>
  opening.attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === name);

/** Whether attributes may come from an object. */
export const hasSpread = (opening) =>
  opening.attributes.some((one) => one.type === 'JSXSpreadAttribute');

/** Removes an attribute from its element. */
export function removeAttribute(opening, attribute) {
  opening.attributes = opening.attributes.filter((one) => one !== attribute);
}

/** Adds a name to the imports of a module, unless it is there. */
export function addImport(j, root, module, name) {
  const declarations = root
    .find(j.ImportDeclaration, { source: { value: module } })
    .paths()
    .filter(({ node }) => node.importKind !== 'type');
  const [path] = declarations;
  const has = declarations.some(({ node }) =>
    node.specifiers.some((one) => one.imported?.name === name),
  );
  if (has || !path) return;
  path.node.specifiers.push(j.importSpecifier(j.identifier(name)));
}
