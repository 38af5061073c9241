import { type Kysely, sql } from 'kysely';
import type { Database, TextKind } from '../db/schema';
import { type Language, languages } from '../kernel/language';
import { changeTranslations, type TranslationChange } from './store';

type Db = Kysely<Database>;

/** Texts of one thing in further languages, by language and field: `{ fr: { name: 'Thé' } }`. */
export type Translations<Field extends string = string> = Partial<
  Record<Language, Partial<Record<Field, string>>>
>;

/** The kinds of the texts of a thing: `{ name: 'guarantee', content: 'guarantee_text' }`. */
export type Kinds<Field extends string> = Readonly<Record<Field, TextKind>>;

/** Kinds whose texts many goods share: a translation that is left out stays, since others need it. */
const SHARED: readonly TextKind[] = [
  'unit',
  'specification',
  'specification_value',
  'goods_picture',
];

/**
 * Writes the translations of a thing's texts. Those that are left out are removed, except of kinds that many share;
 * without `translations` nothing changes.
 */
export async function saveTexts<Field extends string>(
  db: Db,
  kinds: Kinds<Field>,
  texts: Readonly<Partial<Record<NoInfer<Field>, string | undefined>>>,
  translations: Translations | undefined,
): Promise<void> {
  await changeTranslations(db, textChanges(kinds, texts, translations));
}

/** The changes that `saveTexts` makes, to write those of many things at once. */
export function textChanges<Field extends string>(
  kinds: Kinds<Field>,
  texts: Readonly<Partial<Record<NoInfer<Field>, string | undefined>>>,
  translations: Translations | undefined,
): TranslationChange[] {
  if (!translations) return [];
  return (Object.keys(kinds) as Field[]).flatMap((field) => {
    const kind = kinds[field];
    const source: string | undefined = texts[field];
    if (!source) return [];
    return languages.flatMap((language) => {
      const text = translations[language]?.[field] ?? '';
      return text === '' && SHARED.includes(kind) ? [] : [{ kind, source, language, text }];
    });
  });
}

/** The translations of the texts of some things, in the order of the things. */
export async function readTexts<Field extends string>(
  db: Db,
  kinds: Kinds<Field>,
  things: readonly Readonly<Partial<Record<NoInfer<Field>, string | null>>>[],
): Promise<Translations<Field>[]> {
  const fields = Object.keys(kinds) as Field[];
  const wanted = things.flatMap((thing, at) =>
    fields.flatMap((field) => {
      const source: string | null | undefined = thing[field];
      return source ? [{ at, field, kind: kinds[field], source }] : [];
    }),
  );
  if (wanted.length === 0) return things.map(() => ({}));
  const { rows } = await sql<{ place: number; language: Language; text: string }>`
    select wanted.place::int, said.language, said.text
    from unnest(${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ source }) => source)}::text[])
      with ordinality wanted (kind, source, place)
    join translation said on said.source_hash = md5(wanted.source) and said.kind = wanted.kind`.execute(
    db,
  );
  const found: Translations<Field>[] = things.map(() => ({}));
  for (const { place, language, text } of rows) {
    const target = wanted[place - 1];
    if (!target) continue;
    const ofThing = found[target.at] as Translations<Field>;
    ofThing[language] = { ...ofThing[language], [target.field]: text } as Partial<
      Record<Field, string>
    >;
  }
  return found;
}
