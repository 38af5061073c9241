/** Prints the cost of each statement of a search in the database at DATABASE_URL, for the given words. */
import { openScales } from '../scale/measure';

const scales = await openScales(process.env.DATABASE_URL ?? '');
for (const keyword of process.argv.slice(2)) {
  for (const id of ['productList', 'productFacets', 'searchSuggestions']) {
    const { first } = await scales.measure({ name: id, id, options: { query: { keyword } } });
    console.log(`\n${id}: ${keyword}`);
    for (const { ms, buffers, rows, indexes, scanned } of first) {
      const along = [...indexes, ...scanned.map((table) => `all of ${table}`)].join(', ');
      console.log(`  ${ms.toFixed(2)} ms, ${buffers} pages, ${rows} rows: ${along}`);
    }
  }
}
await scales.close();
