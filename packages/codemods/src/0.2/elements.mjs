import { addImport, attributeOf, hasSpread, removeAttribute } from '../components.mjs';

/** Button was primary by default, and is secondary. */
function button(j, opening) {
  if (attributeOf(opening, 'variant')) return [];
  if (hasSpread(opening)) return ['<Button {...}> was primary by default, and is secondary'];
  const variant = j.jsxAttribute(j.jsxIdentifier('variant'), j.stringLiteral('primary'));
  opening.attributes = [variant, ...opening.attributes];
  return [];
}

/** The error summary of a Form is a component. */
function form(j, opening, { module }, root) {
  const title = attributeOf(opening, 'errorTitle');
  if (!title) return [];
  title.name.name = 'summary';
  const attribute = j.jsxAttribute(j.jsxIdentifier('title'), title.value);
  const summary = j.jsxOpeningElement(j.jsxIdentifier('ErrorSummary'), [attribute], true);
  title.value = j.jsxExpressionContainer(j.jsxElement(summary));
  addImport(j, root, module, 'ErrorSummary');
  return [];
}

/** The conditions of `x && { … }` and `x ? { … } : undefined`, and of an object alone. */
function conditional(expression) {
  const { type, operator, left, right, test, consequent, alternate } = expression;
  if (type === 'ObjectExpression') return { object: expression };
  if (type === 'LogicalExpression' && operator === '&&') return { when: left, object: right };
  const isNothing = alternate?.name === 'undefined' || alternate?.type === 'NullLiteral';
  if (type === 'ConditionalExpression' && isNothing) return { when: test, object: consequent };
  return {};
}

/** `loading` of Table was an object: its label and rows are props. */
function tableLoading(j, opening) {
  const loading = attributeOf(opening, 'loading');
  if (!loading) return [];
  const { when, object } = conditional(loading.value.expression);
  const names = { label: 'pendingLabel', rows: 'pendingRows' };
  const isKnown = (one) => one.type === 'ObjectProperty' && names[one.key.name];
  if (object?.type !== 'ObjectExpression' || !object.properties.every(isKnown))
    return ['<Table loading> is pending, pendingLabel and pendingRows'];
  const attribute = (name, value) =>
    j.jsxAttribute(
      j.jsxIdentifier(name),
      value?.type === 'StringLiteral' ? value : value && j.jsxExpressionContainer(value),
    );
  const replaced = [
    attribute('pending', when),
    ...object.properties.map(({ key, value }) => attribute(names[key.name], value)),
  ];
  opening.attributes = opening.attributes.flatMap((one) => (one === loading ? replaced : [one]));
  return [];
}

/** `captionVisibility` of Table had two words: it is `captionHidden`. */
function tableCaption(j, opening) {
  const caption = attributeOf(opening, 'captionVisibility');
  if (!caption) return [];
  const { type, value, expression } = caption.value;
  if (value === 'visible') removeAttribute(opening, caption);
  else {
    caption.name.name = 'captionHidden';
    caption.value =
      type === 'StringLiteral'
        ? null
        : j.jsxExpressionContainer(
            j.binaryExpression('===', expression, j.stringLiteral('hidden')),
          );
  }
  return [];
}

/** What a table of renames cannot say, by package and component. Each returns what needs a person. */
export const elements = {
  'design-system': {
    Button: [button],
    Form: [form],
    Table: [tableLoading, tableCaption],
  },
};
