import { eachElement, importsOf } from '../components.mjs';
import { moveImport, renameImport } from '../exports.mjs';
import { changeAttributes } from './attributes.mjs';
import * as byHand from './by-hand.mjs';
import { elements } from './elements.mjs';
import { exports, modules, moved } from './renames.mjs';

/**
 * Renames in a file of an app what 0.2 has renamed since 0.1. `note(message, line)` is told what needs a person, with
 * the line in the file as it was.
 */
export function upgrade(j, root, note) {
  const imports = importsOf(j, root);
  for (const { package: from, imported, specifier } of imports) {
    const message = byHand.exports[from]?.[imported];
    if (message) note(`${imported} ${message}`, specifier.loc?.start.line);
  }
  eachElement(j, root, imports, (opening, one) => {
    const line = opening.loc?.start.line;
    const todo = byHand.props[one.package]?.[one.imported] ?? {};
    for (const { name } of opening.attributes.filter(({ type }) => type === 'JSXAttribute'))
      if (Object.hasOwn(todo, name.name))
        note(`${name.name} of ${one.imported} ${todo[name.name]}`, line);
    const special = elements[one.package]?.[one.imported] ?? [];
    const messages = [
      ...changeAttributes(j, opening, one),
      ...special.flatMap((change) => change(j, opening, one, root)),
    ];
    messages.forEach((message) => note(message, line));
  });
  for (const one of imports) {
    const to = exports[one.package]?.[one.imported];
    if (to) renameImport(j, root, one, to);
    const entry = moved[one.module]?.[one.imported];
    if (entry) moveImport(j, root, one, `@vermilion/${one.package}/${entry}`);
  }
  root.find(j.StringLiteral).forEach(({ node }) => {
    if (Object.hasOwn(modules, node.value)) node.value = modules[node.value];
  });
}
