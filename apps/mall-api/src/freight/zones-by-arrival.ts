import type { Arrival } from './arrival';
import type { DeliveryZone } from './delivery-zones';

export interface DatedZone extends DeliveryZone {
  arrival: Arrival | null;
}

/**
 * Zones with the days of arrival. Countries of a zone with other working days are a zone of their own, so that there is
 * one answer for each.
 * @param others countries whose working days may differ from those of most
 */
export function zonesByArrival(
  zones: readonly DeliveryZone[],
  others: readonly string[],
  arrivalIn: (zone: DeliveryZone, country: string | undefined) => Arrival | undefined,
): DatedZone[] {
  const named = new Set(zones.flatMap(({ countries }) => countries));
  return zones.flatMap((zone): DatedZone[] => {
    const isRest = zone.countries.length === 0;
    const parts = new Map<string, { arrival: Arrival | null; countries: string[] }>();
    const put = (country: string | undefined) => {
      const arrival = arrivalIn(zone, country) ?? null;
      const key = arrival ? `${arrival.from} ${arrival.until}` : '';
      const part = parts.get(key) ?? { arrival, countries: [] };
      parts.set(key, part);
      if (country) part.countries.push(country);
    };
    if (isRest) put(undefined);
    for (const country of isRest ? others : zone.countries) {
      if (!isRest || !named.has(country)) put(country);
    }
    return [...parts.values()].map(({ arrival, countries }, index) => ({
      ...zone,
      arrival,
      countries: isRest && index === 0 ? [] : countries,
    }));
  });
}
