import ts from 'typescript';

const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** A shorter text says as much as its name, and may be another type's too. */
const SHORTEST = 40;

/**
 * Puts the names of the contract's types into a text of the compiler, which writes them out in full: models as
 * `Api.OrderDetail`, other arguments and results as `Api.MallArgs['…']` and `Api.MallData['…']`. Components have models
 * of the same names, hence the prefix.
 */
export function contractNames(program, checker, prefix) {
  const client = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith('/packages/api-client/src/index.ts'));
  if (!client) return (text) => text;
  const names = new Map();
  const add = (name, type) => {
    const text = checker.typeToString(type, undefined, flags | ts.TypeFormatFlags.InTypeAlias);
    if (text.startsWith('{') && text.length >= SHORTEST && !names.has(text))
      names.set(text, prefix + name);
  };
  const types = checker
    .getExportsOfModule(checker.getSymbolAtLocation(client))
    .map((one) => (one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one));
  for (const type of types)
    if (type.flags & ts.SymbolFlags.TypeAlias)
      add(type.name, checker.getDeclaredTypeOfSymbol(type));
  for (const calls of types.filter(({ name }) => name === 'MallData' || name === 'MallArgs'))
    for (const call of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(calls)))
      add(`${calls.name}['${call.name}']`, checker.getTypeOfSymbol(call));
  const longestFirst = [...names].sort(([a], [b]) => b.length - a.length);
  return (text) =>
    longestFirst.reduce((named, [whole, name]) => named.replaceAll(whole, name), text);
}
