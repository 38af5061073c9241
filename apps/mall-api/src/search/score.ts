import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../kernel/language';
import { IN_STOCK } from '../listing/scope';
import type { ParsedQuery } from './parsed-query';
import { POINTS } from './points';
import { languageTerm } from './terms';
import { anyOf, conceptQuery, lexeme, tiersOf } from './tsquery';

/** Sales above this earn no more points. */
const SOLD_A_LOT = 20_000;
const RECENT_DAYS = 60;

type Part = RawBuilder<number>;

const wordsPart = (parsed: ParsedQuery, concept: ParsedQuery['concepts'][number]): Part => {
  const share = parsed.concepts.length;
  const cases = tiersOf(concept).map(
    ({ alternatives, weights, points }) =>
      sql`when g.named @@ ${anyOf(alternatives, weights)}::tsquery then ${points / share}::float8`,
  );
  // Points for the classification rank bread above a book with the title "A Bear Buys Bread".
  // The description is only looked up when nothing else matches
  return sql<number>`(case when g.named @@ ${conceptQuery(concept)}::tsquery
    then case ${sql.join(cases, sql` `)} else 0::float8 end
      + case when g.named @@ ${conceptQuery(concept, 'C')}::tsquery
        then ${POINTS.classification / share}::float8 else 0::float8 end
    when g.terms @@ ${conceptQuery(concept)}::tsquery
    then ${POINTS.description / share}::float8 else 0::float8 end)`;
};

const phrasePart = ({ text }: ParsedQuery): Part =>
  sql<number>`(case when g.name = ${text} then ${POINTS.phrase}::float8
    when strpos(g.name, ${text}) > 0 then ${POINTS.phrase / 2}::float8 else 0::float8 end)`;

const languagePart = (language: Language): Part =>
  sql<number>`(case when g.named @@ ${lexeme(languageTerm(language))}::tsquery
    then ${POINTS.language}::float8 else 0::float8 end)`;

/** The points of goods (`g` in search_goods, `l` in listed_product) by reason. */
export const goodsPoints = (
  parsed: ParsedQuery,
  language?: Language | undefined,
): Record<string, Part> => ({
  ...Object.fromEntries(
    parsed.concepts.map((concept, index) => [
      `word ${index + 1}: ${concept.text}`,
      wordsPart(parsed, concept),
    ]),
  ),
  phrase: phrasePart(parsed),
  sold: sql<number>`(${POINTS.sold}::float8
    * least(1, ln(1 + greatest(0, -l.by_sold)) / ln(1 + ${SOLD_A_LOT}::float8)))`,
  rating: sql<number>`(${POINTS.rating}::float8 * greatest(0, g.rating - 3) / 2)`,
  inStock: sql<number>`(case when l.scopes @> array[${IN_STOCK}::bigint]
    then ${POINTS.inStock}::float8 else 0::float8 end)`,
  ...(language && { language: languagePart(language) }),
  recent: sql<number>`(case when -l.by_age / 1000000 > extract(epoch from date_trunc('day', now()))
    - ${RECENT_DAYS * 86_400}::float8 then ${POINTS.recent}::float8 else 0::float8 end)`,
});

/** The points of a shop (`g` in search_shop) by reason. */
export const shopPoints = (parsed: ParsedQuery): Record<string, Part> => ({
  ...Object.fromEntries(
    parsed.concepts.map((concept) => [`word: ${concept.text}`, wordsPart(parsed, concept)]),
  ),
  phrase: phrasePart(parsed),
  rating: sql<number>`(${POINTS.rating}::float8 * g.rating / 5)`,
});

/** The sum, rounded, so that rounding errors do not decide the order. */
export const sumOf = (points: Record<string, Part>) =>
  sql<number>`round((${sql.join(Object.values(points), sql` + `)})::numeric, 6)::float8`;
