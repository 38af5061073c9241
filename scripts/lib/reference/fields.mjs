import ts from 'typescript';

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Whether a declaration is in a source of this repository that is written by hand: the contract describes the others. */
export const isOurs = (node) =>
  !/\/node_modules\/|\/schema\.gen\.ts$/.test(node.getSourceFile().fileName);

const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** As written where that says it all, else as the compiler sees it. */
function typeOf(checker, property) {
  const [node] = property.declarations ?? [];
  const type = checker.getTypeOfSymbol(property);
  const optional = property.flags & ts.SymbolFlags.Optional;
  const generic =
    node && ts.isPropertySignature(node) && /\b[A-Z]\b/.test(node.type?.getText() ?? '');
  if (node && ts.isPropertySignature(node) && node.type && !generic)
    return oneLine(node.type.getText());
  return checker.typeToString(optional ? checker.getNonNullableType(type) : type, undefined, flags);
}

/** "Default: `x`." in a doc comment, for what is no initial value in the code. */
const toldDefault = (text) => /Default: `([^`]+)`/.exec(text)?.[1];

/** Our own properties of an object type; for a union those of its parts. */
function propertiesOf(checker, type) {
  const parts = type.isUnion() ? type.types : [type];
  if (parts.some((part) => !(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))))
    return [];
  if (parts.some((part) => checker.isArrayType(part) || part.getCallSignatures().length > 0))
    return [];
  const byName = new Map();
  for (const part of parts)
    for (const property of checker.getPropertiesOfType(part))
      if (!byName.has(property.name)) byName.set(property.name, { property, parts: 1 });
      else byName.get(property.name).parts += 1;
  return [...byName.values()].map(({ property, parts: found }) => ({
    property,
    everywhere: found === parts.length,
  }));
}

/**
 * The fields of a type: `{ name, type, optional, initial, text }`, whether it is a `union` of types, and
 * whether it also takes the attributes of an element (`native`). Fields that only other packages declare are left out.
 */
export function fieldsOf(checker, type, defaults) {
  const found = propertiesOf(checker, type);
  const own = found.filter(({ property: { declarations = [] } }) => declarations.some(isOurs));
  const fields = own.map(({ property, everywhere }) => {
    const text = oneLine(ts.displayPartsToString(property.getDocumentationComment(checker)));
    return {
      name: property.name,
      type: typeOf(checker, property),
      optional: !everywhere || Boolean(property.flags & ts.SymbolFlags.Optional),
      initial: defaults.get(property.name) ?? toldDefault(text),
      text,
    };
  });
  return {
    fields,
    union: type.isUnion(),
    native: found.some(({ property }) => property.name === 'aria-label'),
  };
}
