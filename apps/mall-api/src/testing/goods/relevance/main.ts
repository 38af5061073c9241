/** Prints the relevance of searches in the generated mall of a given size at DATABASE_URL. */
import { openDatabase } from '../../../db/database';
import { createPostgresEngine } from '../../../search/postgres-engine';
import { answerAll, missesOf, scoresOf } from './measure';

const { db, close } = await openDatabase({
  url: process.env.DATABASE_URL,
  dataDir: '',
  statementTimeout: 0,
});
const answered = await answerAll(createPostgresEngine(db), Number(process.argv[2]));
for (const { language, isHeldOut, questions, hit, ndcg } of scoresOf(answered)) {
  const half = isHeldOut ? 'held out' : 'tuned';
  console.log(
    `${language} ${half} (${questions}): hit@3 ${hit.toFixed(3)}, nDCG@10 ${ndcg.toFixed(3)}`,
  );
}
for (const miss of missesOf(answered)) console.log(`  MISS ${miss}`);
await close();
