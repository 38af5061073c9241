const row = (cells) => `| ${cells.join(' | ')} |\n`;
const code = (text) => `\`${text}\``;

/** A table of all calls, by tag. */
function callTable({ operations, head }) {
  const rows = head.tags.flatMap(({ name }) =>
    operations
      .filter(({ tags }) => tags[0] === name)
      .map((op) =>
        row([
          code(op.operationId),
          `${op.method.toUpperCase()} ${code(op.path)}`,
          op.summary,
          (op['x-reasons'] ?? []).map(code).join(', '),
        ]),
      ),
  );
  return (
    row(['call', 'request', 'what it does', 'reasons']) + row(Array(4).fill('---')) + rows.join('')
  );
}

/** A table of the reasons of refusals. */
function reasonTable({ schemas }) {
  const meanings = Object.entries(schemas.ErrorReason['x-enumDescriptions']);
  return (
    row(['reason', 'meaning']) +
    row(Array(2).fill('---')) +
    meanings.map(([name, meaning]) => row([code(name), meaning])).join('')
  );
}

/** The README with its generated tables, between comments. */
export function readmeOf(text, contract, operator) {
  const tables = {
    calls: callTable(contract),
    reasons: reasonTable(contract),
    'operator calls': callTable(operator),
  };
  return text.replace(
    /(<!-- (calls|reasons|operator calls): generated -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start, name, end) => `${start}\n${tables[name]}\n${end}`,
  );
}
