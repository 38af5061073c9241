import { join } from 'node:path';
import { errorsInTexts } from '../reference/examples.mjs';
import { root } from '../root.mjs';

/** Compiler errors of snippets, `file: Story: …`. Each is a module beside its stories. */
export const errorsInSnippets = (snippets) =>
  errorsInTexts(
    new Map(
      Object.entries(snippets).flatMap(([file, stories]) =>
        Object.entries(stories).map(([name, text]) => [
          join(root, file.replace('.stories.tsx', `.${name}.snippet.tsx`)),
          { name: `${file}: ${name}`, text },
        ]),
      ),
    ),
  );
