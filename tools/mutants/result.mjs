/** Minimum share of killed mutants per part. */
export const THRESHOLD = 0.85;

const noticed = ['Killed', 'Timeout'];
const missed = ['Survived', 'NoCoverage'];

/** Counts Stryker's results of a part, without ignored and invalid mutants. */
export function countMutants(results) {
  const count = (statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count(noticed);
  const tried = killed + count(missed);
  return { tried, killed, share: tried ? killed / tried : 0 };
}

/** Location and description of a surviving mutant. */
export const survivors = (results, pathOf) =>
  results
    .filter(({ status }) => missed.includes(status))
    .map(({ fileName, location: { start }, mutatorName, replacement = '', status }) => {
      const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 70);
      const untested = status === 'NoCoverage' ? ' (no test comes here)' : '';
      return `${pathOf(fileName)}:${start.line}:${start.column} ${mutatorName}: ${change}${untested}`;
    })
    .toSorted();

/** The results as a Markdown table, for `docs/mutants.md`. */
export function mutantTable(rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(['part', 'tried', 'killed', 'share']),
    line(['---', '---:', '---:', '---:']),
    ...rows.map(({ part, tried, killed, share }) =>
      line([part, tried, killed, `${Math.floor(share * 1000) / 10} %`]),
    ),
  ].join('\n');
}
