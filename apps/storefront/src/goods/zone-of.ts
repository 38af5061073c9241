/**
 * The zone of a country, as the server chooses it; undefined when the shop does not send there. Before a country is
 * known the zone of all others, or else the first one, says what to expect.
 */
export function zoneOf<Zone extends { countries: readonly string[] }>(
  zones: readonly Zone[],
  country: string | undefined,
): Zone | undefined {
  const named = zones.find(({ countries }) => country && countries.includes(country));
  const others = zones.find(({ countries }) => countries.length === 0);
  return named ?? others ?? (country ? undefined : zones[0]);
}
