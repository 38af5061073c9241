import ts from 'typescript';

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Whether a declaration is in a source of this repository. */
export const isOurs = (node) => !node.getSourceFile().fileName.includes('/node_modules/');

const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const isOptional = (property) => Boolean(property.flags & ts.SymbolFlags.Optional);

/** Whether a written type is a parameter, or has one in it: those have a single letter. */
const isGeneric = (checker, node) =>
  Boolean(checker.getTypeFromTypeNode(node).flags & ts.TypeFlags.TypeParameter) ||
  /\b[A-Z]\b/.test(node.getText());

/** A type of words in the order of the alphabet: the compiler's own changes with what it has read before. */
function wordsOf(type) {
  const parts = type.isUnion() ? type.types : [type];
  if (!parts.every((part) => part.isStringLiteral())) return undefined;
  return parts
    .map(({ value }) => `'${value}'`)
    .sort()
    .join(' | ');
}

/** As written where that says it all, else as the compiler sees it. */
function typeOf(checker, property) {
  const [node] = property.declarations ?? [];
  const type = checker.getTypeOfSymbol(property);
  const written = node && ts.isPropertySignature(node) ? node.type : undefined;
  if (written && !isGeneric(checker, written)) return oneLine(written.getText());
  const given = isOptional(property) ? checker.getNonNullableType(type) : type;
  return wordsOf(given) ?? checker.typeToString(given, undefined, flags);
}

/** "Default: `x`." in a doc comment, for what is no initial value in the code. */
const toldDefault = (text) => /Default: `([^`]+)`/.exec(text)?.[1];

/** `children?: never`, `label?: undefined`: there is no value to give. */
const isForbidden = (checker, property) => {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  return Boolean(type.flags & ts.TypeFlags.Never);
};

/** The properties of an object type; for a union those of its parts, each from a part that allows it. */
function propertiesOf(checker, type) {
  const parts = type.isUnion() ? type.types : [type];
  if (parts.some((part) => !(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))))
    return [];
  if (parts.some((part) => checker.isArrayType(part) || part.getCallSignatures().length > 0))
    return [];
  const byName = new Map();
  for (const part of parts)
    for (const property of checker.getPropertiesOfType(part)) {
      const known = byName.get(property.name) ?? { property, required: 0 };
      if (isForbidden(checker, known.property)) known.property = property;
      if (!isOptional(property)) known.required += 1;
      byName.set(property.name, known);
    }
  return [...byName.values()].map(({ property, required }) => ({
    property,
    optional: required < parts.length,
  }));
}

/**
 * The fields of a type: `{ name, type, optional, initial, text }`, whether it is a `union` of types, and
 * whether it also takes the attributes of an element (`native`). Fields that only other packages declare are left out,
 * and those that cannot be given.
 */
export function fieldsOf(checker, type, defaults) {
  const found = propertiesOf(checker, type);
  const own = found.filter(
    ({ property }) => (property.declarations ?? []).some(isOurs) && !isForbidden(checker, property),
  );
  const fields = own.map(({ property, optional }) => {
    const text = oneLine(ts.displayPartsToString(property.getDocumentationComment(checker)));
    return {
      name: property.name,
      type: typeOf(checker, property),
      optional,
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
