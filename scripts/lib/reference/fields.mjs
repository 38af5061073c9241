import ts from 'typescript';

export const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Whether a declaration is made from the contract. */
export const isOfContract = (node) => node.getSourceFile().fileName.endsWith('.gen.ts');

/** Whether a declaration is in a source of this repository that is written by hand: the contract describes the others. */
export const isOurs = (node) =>
  !isOfContract(node) && !node.getSourceFile().fileName.includes('/node_modules/');

const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const isOptional = (property) => Boolean(property.flags & ts.SymbolFlags.Optional);

/** Whether a written type tells a reader nothing: a type parameter, or keys of an internal constant. */
const isOpaque = (checker, node) =>
  Boolean(checker.getTypeFromTypeNode(node).flags & ts.TypeFlags.TypeParameter) ||
  /\b[A-Z]\b|\bkeyof typeof\b/.test(node.getText());

/** A type of literals, sorted: the compiler's own order changes with what it has read before. */
function literalsOf(type) {
  const parts = type.isUnion() ? type.types : [type];
  if (!parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())) return undefined;
  return parts
    .map(({ value }) => (typeof value === 'string' ? `'${value}'` : String(value)))
    .sort()
    .join(' | ');
}

/** A type as it is written, with the contract's models by their names, without comments inside. */
export const toModels = (text) =>
  oneLine(text.replace(/\/\*\*[\s\S]*?\*\//g, '')).replace(
    /components\['schemas'\]\['(\w+)'\]/g,
    '$1',
  );

/** As written where that says it all, else as the compiler sees it. */
function typeOf(checker, property) {
  const [node, other] = property.declarations ?? [];
  const type = checker.getTypeOfSymbol(property);
  const isProperty = node && (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node));
  const written = isProperty && !other ? node.type : undefined;
  if (written && !isOpaque(checker, written)) return toModels(written.getText());
  const given = isOptional(property) ? checker.getNonNullableType(type) : type;
  return literalsOf(given) ?? checker.typeToString(given, undefined, flags);
}

/** The types that a property has in the parts of a union. */
function typesOf(checker, properties) {
  const types = [...new Set(properties.map((property) => typeOf(checker, property)))];
  if (types.length === 1) return types[0];
  return types.map((type) => (type.includes('=>') ? `(${type})` : type)).join(' | ');
}

/** "Default: `x`." in a doc comment, for what is no initial value in the code. */
const toldDefault = (text) => /Default: `([^`]+)`/.exec(text)?.[1];

/** The initial value in the code; where that is a name, the doc comment may tell the value. */
const initialOf = (coded, told) => (/^[a-z]\w+$/.test(coded) ? (told ?? coded) : (coded ?? told));

/** `children?: never`, `label?: undefined`: there is no value to give. */
const isForbidden = (checker, property) => {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  return Boolean(type.flags & ts.TypeFlags.Never);
};

/** The properties of an object type by name; for a union those of its parts, without what one forbids. */
function propertiesOf(checker, type) {
  const parts = type.isUnion() ? type.types : [type];
  if (parts.some((part) => !(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))))
    return [];
  if (parts.some((part) => checker.isArrayType(part) || part.getCallSignatures().length > 0))
    return [];
  const all = parts.flatMap((part) => checker.getPropertiesOfType(part));
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const found = all.filter((property) => property.name === name);
    return {
      name,
      properties: found.filter((property) => !isForbidden(checker, property)),
      optional: found.filter((property) => !isOptional(property)).length < parts.length,
    };
  });
}

/** What the doc comment of a property says; types of the contract have it in a tag. */
function textOf(checker, property) {
  const { text } = property.getJsDocTags(checker).find(({ name }) => name === 'description') ?? {};
  return oneLine(ts.displayPartsToString(text ?? property.getDocumentationComment(checker)));
}

/**
 * The fields of a type: `{ name, type, optional, initial, text }`, whether it is a `union` of types, and
 * whether it also takes the attributes of an element (`native`). Fields that only others declare, packages or the
 * contract, are left out, and those that cannot be given.
 */
export function fieldsOf(checker, type, defaults = new Map(), isOwn = isOurs) {
  const found = propertiesOf(checker, type);
  const own = found.filter(({ properties }) =>
    properties.some(({ declarations = [] }) => declarations.some(isOwn)),
  );
  const fields = own.map(({ name, properties, optional }) => {
    const [first] = properties;
    const text = textOf(checker, first);
    return {
      name,
      type: typesOf(checker, properties),
      optional,
      initial: initialOf(defaults.get(name), toldDefault(text)),
      text,
    };
  });
  return {
    fields,
    union: type.isUnion(),
    native: found.some(({ name }) => name === 'aria-label'),
  };
}
