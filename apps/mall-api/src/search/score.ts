import { sql, type RawBuilder } from 'kysely';
import { IN_STOCK } from '../catalog/scope';
import type { Language } from '../kernel/language';
import type { Question } from './question';
import { languageTerm } from './terms';
import { anyOf, conceptQuery, lexeme, tiersOf } from './tsquery';
import { WORTH } from './worth';

/** Units sold beyond which more make no difference. */
const SOLD_A_LOT = 20_000;
const RECENT_DAYS = 60;

type Part = RawBuilder<number>;

const wordsPart = (question: Question, concept: Question['concepts'][number]): Part => {
  const share = question.concepts.length;
  const cases = tiersOf(concept).map(
    ({ alternatives, place, points }) =>
      sql`when g.named @@ ${anyOf(alternatives, place)}::tsquery then ${points / share}::float8`,
  );
  // A book "A Bear Buys Bread" is not filed under bread.
  // What is in no name is in what is said, which is looked up only then.
  return sql<number>`(case when g.named @@ ${conceptQuery(concept)}::tsquery
    then case ${sql.join(cases, sql` `)} else 0::float8 end
      + case when g.named @@ ${conceptQuery(concept, 'C')}::tsquery
        then ${WORTH.filed / share}::float8 else 0::float8 end
    when g.terms @@ ${conceptQuery(concept)}::tsquery
    then ${WORTH.said / share}::float8 else 0::float8 end)`;
};

const phrasePart = ({ text }: Question): Part =>
  sql<number>`(case when g.name = ${text} then ${WORTH.phrase}::float8
    when strpos(g.name, ${text}) > 0 then ${WORTH.phrase / 2}::float8 else 0::float8 end)`;

const languagePart = (language: Language): Part =>
  sql<number>`(case when g.named @@ ${lexeme(languageTerm(language))}::tsquery
    then ${WORTH.language}::float8 else 0::float8 end)`;

/** Points of goods (`g` in search_goods, `l` in listed_product) by what they are given for. */
export const goodsPoints = (
  question: Question,
  language?: Language | undefined,
): Record<string, Part> => ({
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
  ...(language && { language: languagePart(language) }),
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
