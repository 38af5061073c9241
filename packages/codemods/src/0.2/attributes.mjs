import { attributeOf, hasSpread, removeAttribute } from '../components.mjs';
import { inverted, props, values } from './renames.mjs';

const literal = (value) => {
  if (value?.type === 'StringLiteral' || value?.type === 'Literal') return value.value;
  return value?.type === 'JSXExpressionContainer' ? literal(value.expression) : undefined;
};

function renameProps(opening, table) {
  for (const [from, to] of Object.entries(table ?? {})) {
    const attribute = attributeOf(opening, from);
    if (attribute) attribute.name.name = to;
  }
}

function renameValues(j, opening, table) {
  for (const [name, names] of Object.entries(table ?? {})) {
    const attribute = attributeOf(opening, name);
    if (!attribute) continue;
    const to = names[literal(attribute.value)];
    if (to) attribute.value = j.stringLiteral(to);
    else
      j(attribute)
        .find(j.StringLiteral)
        .forEach(({ node }) => {
          if (Object.hasOwn(names, node.value)) node.value = names[node.value];
        });
  }
}

/** `keep` is `close={false}`, `keep={x}` is `close={!x}`, and `keep={false}` was the default. */
function invert(j, opening, table) {
  for (const [from, to] of Object.entries(table ?? {})) {
    const attribute = attributeOf(opening, from);
    if (!attribute) continue;
    const { expression } = attribute.value ?? { expression: j.booleanLiteral(true) };
    if (expression.value === false) {
      removeAttribute(opening, attribute);
      continue;
    }
    attribute.name.name = to;
    const opposite = expression.value === true ? j.booleanLiteral(false) : negated(j, expression);
    attribute.value = j.jsxExpressionContainer(opposite);
  }
}

const negated = (j, expression) =>
  expression.type === 'UnaryExpression' && expression.operator === '!'
    ? expression.argument
    : j.unaryExpression('!', expression);

/** Carries out the table of renames for an element of a component. Returns what needs a person. */
export function changeAttributes(j, opening, { package: from, imported }) {
  const of = (table) => table[from]?.[imported];
  renameProps(opening, of(props));
  renameValues(j, opening, of(values));
  invert(j, opening, of(inverted));
  const affected = Object.keys({ ...of(props), ...of(values), ...of(inverted) });
  return hasSpread(opening) && affected.length > 0
    ? [`<${imported} {...}> may have ${affected.join(', ')} in its object`]
    : [];
}
