import ts from 'typescript';
import { fieldsOf, oneLine, toModels } from './fields.mjs';

/** What the calls of an entry are named by: a client is a `calls`, or has all of them. */
const clients = {
  MallCalls: { calls: 'MallClient', args: 'MallArgs', data: 'MallData', reasons: 'MallReasons' },
  OperatorCalls: {
    calls: 'OperatorCalls',
    args: 'OperatorArgs',
    data: 'OperatorData',
    reasons: 'OperatorReasons',
  },
};

/** The members of an exported type by name. */
function membersOf(checker, exported, name) {
  const found = exported.find((one) => one.name === name);
  const symbol = checker.getAliasedSymbol(found);
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  return new Map(members.map((member) => [member.name, member]));
}

const writtenType = (member) => toModels(member.declarations[0].type.getText());

/** The calls of an entry's client: `{ name, kind: 'call', text, fields, data, reasons }`; none without a client. */
export function callsOf(checker, exported) {
  const [calls, names] =
    Object.entries(clients).find(([name]) => exported.some((one) => one.name === name)) ?? [];
  if (!names) return [];
  const [args, data, reasons] = [names.args, names.data, names.reasons].map((name) =>
    membersOf(checker, exported, name),
  );
  return [...membersOf(checker, exported, calls)].map(([name, member]) => ({
    name,
    kind: 'call',
    text: oneLine(ts.displayPartsToString(member.getDocumentationComment(checker))),
    ...fieldsOf(checker, checker.getTypeOfSymbol(args.get(name)), new Map(), () => true),
    data: writtenType(data.get(name)),
    reasons: writtenType(reasons.get(name)),
    optional: Boolean(member.declarations[0].parameters[0].questionToken),
    names,
    ours: true,
    model: false,
    native: false,
  }));
}

/** A call with its required arguments, as a module that compiles. */
export function callExample({ name, fields, union, optional: isOptional, names }, specifier) {
  const needed = fields.filter(({ optional }) => !optional).map((field) => field.name);
  if (isOptional)
    return [
      `import type { ${names.calls} } from '${specifier}';`,
      '',
      `export const example = (client: ${names.calls}) => client.${name}();`,
    ].join('\n');
  const given = union || needed.length === 0 ? 'args' : `{ ${needed.join(', ')} }`;
  return [
    `import type { ${names.args}, ${names.calls} } from '${specifier}';`,
    '',
    `export const example = (client: ${names.calls}, ${given}: ${names.args}['${name}']) =>`,
    `  client.${name}(${given});`,
  ].join('\n');
}

/** What a call resolves to, and why it is refused. */
export const answerOf = ({ data, reasons }) => [
  data === 'null' ? 'Resolves to nothing.' : `Resolves to \`${data}\`.`,
  ...(reasons === 'never'
    ? []
    : [`Refused for: ${reasons.replaceAll("'", '`').replaceAll(' |', ',')}.`]),
];
