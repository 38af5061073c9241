import { useIntl } from 'react-intl';
import { namedCountries, searchCountries } from './country-search';

/** What shoppers type, and what it is. */
const searches = [
  ['fra', 'the start of a name in the language of the page'],
  ['cote', 'a name without its accents'],
  ['korea', 'a word inside a name'],
  ['法国', 'the Chinese name'],
  ['zg', 'the initials of the Chinese name in pinyin'],
  ['de', 'the code of the country, which comes after names'],
  ['44', 'a dial code'],
  ['+1', 'a shared dial code, whose main country comes first'],
] as const;

const SHOWN = 3;

/** What the search finds, computed by the search itself. */
export function CountrySearches() {
  const countries = namedCountries(useIntl());
  return (
    <>
      <h2>What it finds</h2>
      <p>
        {`The search knows ${countries.length} countries and territories. The table is its own answer, in the
        language that is chosen in the toolbar.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Typed</th>
            <th scope="col">Which is</th>
            <th scope="col">Found, the best first</th>
          </tr>
        </thead>
        <tbody>
          {searches.map(([typed, what]) => {
            const found = searchCountries(countries, typed);
            const first = found
              .slice(0, SHOWN)
              .map(({ label, country }) => `${label} +${country.dialCode}`);
            const others = found.length - first.length;
            return (
              <tr key={typed}>
                <td>
                  <kbd>{typed}</kbd>
                </td>
                <td>{what}</td>
                <td>{[...first, ...(others > 0 ? [`${others} more`] : [])].join(', ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
