import { sql, type RawBuilder } from 'kysely';
import { IN_STOCK } from '../catalog/scope';
import type { Question } from './question';
import { conceptQuery, tiersOf } from './tsquery';

// What goods get beside the points for their words, at most. Together they are less than a better
// place of a word is worth: they decide between goods that fit alike.
const WORTH = { filed: 0.15, phrase: 0.12, sold: 0.08, rating: 0.06, inStock: 0.05, recent: 0.03 };
/** Units sold beyond which more make no difference. */
const SOLD_A_LOT = 20_000;
const RECENT_DAYS = 60;

type Part = RawBuilder<number>;

const wordsPart = (question: Question, concept: Question['concepts'][number]): Part => {
  const cases = tiersOf(concept).map(
    ({ query, points }) =>
      sql`when g.terms @@ ${query}::tsquery then ${points / question.concepts.length}::float8`,
  );
  // A book "A Bear Buys Bread" is not filed under bread.
  return sql<number>`(case ${sql.join(cases, sql` `)} else 0::float8 end
    + case when g.terms @@ ${conceptQuery(concept, 'C')}::tsquery
      then ${WORTH.filed / question.concepts.length}::float8 else 0::float8 end)`;
};

const phrasePart = ({ text }: Question): Part =>
  sql<number>`(case when g.name = ${text} then ${WORTH.phrase}::float8
    when strpos(g.name, ${text}) > 0 then ${WORTH.phrase / 2}::float8 else 0::float8 end)`;

/** Points of goods (`g` in search_goods, `l` in listed_product) by what they are given for. */
export const goodsPoints = (question: Question): Record<string, Part> => ({
  ...Object.fromEntries(
    question.concepts.map((concept, place) => [
      `word ${place + 1}: ${concept.text}`,
      wordsPart(question, concept),
    ]),
  ),
  phrase: phrasePart(question),
  sold: sql<number>`(${WORTH.sold}::float8
    * least(1, ln(1 + greatest(0, -l.by_sold)) / ln(1 + ${SOLD_A_LOT}::float8)))`,
  rating: sql<number>`(${WORTH.rating}::float8 * greatest(0, g.rating - 3) / 2)`,
  inStock: sql<number>`(case when l.scopes @> array[${IN_STOCK}::bigint]
    then ${WORTH.inStock}::float8 else 0::float8 end)`,
  recent: sql<number>`(case when -l.by_age / 1000000 > extract(epoch from date_trunc('day', now()))
    - ${RECENT_DAYS * 86_400}::float8 then ${WORTH.recent}::float8 else 0::float8 end)`,
});

/** Points of a shop (`g` in search_shop). */
export const shopPoints = (question: Question): Record<string, Part> => ({
  ...Object.fromEntries(
    question.concepts.map((concept) => [`word: ${concept.text}`, wordsPart(question, concept)]),
  ),
  phrase: phrasePart(question),
  rating: sql<number>`(${WORTH.rating}::float8 * g.rating / 5)`,
});

/** The sum, rounded so that equal is equal. */
export const sumOf = (points: Record<string, Part>) =>
  sql<number>`round((${sql.join(Object.values(points), sql` + `)})::numeric, 6)::float8`;
