import { fieldsOf, isOfContract, toModels } from './fields.mjs';

/** A type that the contract has by name, such as `OrderDetail`. */
export const isModel = ({ declarations = [] }) =>
  declarations.some(
    (node) => isOfContract(node) && node.getSourceFile().fileName.includes('models.gen'),
  );

/** The schema that `components['schemas']['Money']` stands for, as it is written. */
function writtenOf(checker, { declarations }) {
  const { objectType, indexType } = declarations[0].type;
  const schemas = checker.getTypeFromTypeNode(objectType);
  const [schema] = schemas.getProperty(indexType.literal.text).declarations;
  return toModels(schema.type.getText());
}

/** The fields of a model, or its code where it has none. */
export function modelOf(checker, symbol, type) {
  const found = fieldsOf(checker, type, new Map(), isOfContract);
  if (found.fields.length > 0) return { model: true, ...found };
  return { model: true, code: `type ${symbol.name} = ${writtenOf(checker, symbol)}` };
}
