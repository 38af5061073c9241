import { sql } from 'kysely';
import type { Context } from '../kernel/context';
import { readThrough } from './read-through';

/** A colour that goods can be had in. `color` is CSS. */
export interface Colour {
  name: string;
  color: string;
}

type Names = Readonly<Record<string, string>>;

/** Seconds for which the names of colours are cached: they are few, and shared by very many goods. */
const SECONDS = 300;

/** Names of colours in the caller's language, by those that shops give them. */
export const colourNames = (ctx: Context): Promise<Names> =>
  readThrough(ctx, ['names of colours', ctx.language], SECONDS, async () => {
    const { rows } = await sql<{ source: string; text: string }>`
      select said.source, said.text from facet_word w
      cross join unnest(array[w.word, initcap(w.word)]) spelling
      join translation said on said.source_hash = md5(spelling)
        and said.kind = 'specification_value' and said.language = ${ctx.language}
      where w.color is not null`.execute(ctx.db);
    return Object.fromEntries(rows.map(({ source, text }) => [source, text]));
  });

/** Colours as the caller reads them. */
export const namedColours = (colours: readonly Colour[], names: Names): Colour[] =>
  colours.map(({ name, color }) => ({ name: names[name] ?? name, color }));
