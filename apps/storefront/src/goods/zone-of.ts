/**
 * The shipping zone of a country, selected as the server does; undefined when the shop does not ship there.
 * Before a country is known, the zone of all other countries or else the first one serves as an estimate.
 */
export function zoneOf<Zone extends { countries: readonly string[] }>(
  zones: readonly Zone[],
  country: string | undefined,
): Zone | undefined {
  const named = zones.find(({ countries }) => country && countries.includes(country));
  const others = zones.find(({ countries }) => countries.length === 0);
  return named ?? others ?? (country ? undefined : zones[0]);
}
