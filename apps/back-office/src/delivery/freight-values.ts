import type { FreightRule, FreightZone, ShopFreight } from '@vermilion/api-client/operator';
import type { MallFormat } from '@vermilion/mall-data/format';
import { amountText, sentAmount, sentWhole, wholeText } from '../shared/field-values';

export interface ZoneValues {
  countries: string[];
  baseUnits: string;
  base: string;
  furtherUnits: string;
  further: string;
  freeFrom: string;
  days: { from: string; to: string };
}

export interface FreightValues {
  by: 'none' | FreightRule['by'];
  zones: ZoneValues[];
}

export const newZone = (): ZoneValues => ({
  countries: [],
  baseUnits: '1',
  base: '',
  furtherUnits: '1',
  further: '',
  freeFrom: '',
  days: { from: '', to: '' },
});

const zoneValues = (mall: MallFormat, zone: FreightZone): ZoneValues => ({
  countries: zone.countries,
  baseUnits: wholeText(zone.baseUnits),
  base: amountText(mall, zone.base),
  furtherUnits: wholeText(zone.furtherUnits),
  further: amountText(mall, zone.further),
  freeFrom: amountText(mall, zone.freeFrom),
  days: { from: wholeText(zone.days?.from), to: wholeText(zone.days?.to) },
});

/** The values of the form for the freight of a shop. */
export const freightValues = (
  mall: MallFormat,
  freight: ShopFreight | undefined,
): FreightValues => ({
  by: freight?.rule?.by ?? 'none',
  zones: freight?.rule?.zones.map((zone) => zoneValues(mall, zone)) ?? [newZone()],
});

function sentZone(mall: MallFormat, zone: ZoneValues): FreightZone {
  const from = sentWhole(zone.days.from);
  const to = sentWhole(zone.days.to) ?? from;
  return {
    countries: zone.countries,
    baseUnits: sentWhole(zone.baseUnits) ?? 0,
    base: sentAmount(mall, zone.base) ?? '',
    furtherUnits: sentWhole(zone.furtherUnits) ?? 1,
    further: sentAmount(mall, zone.further) ?? '',
    freeFrom: sentAmount(mall, zone.freeFrom) ?? null,
    ...(to !== undefined && { days: { from: from ?? 0, to } }),
  };
}

/** The rule that is sent; undefined where goods have their own postage. */
export const sentRule = (
  mall: MallFormat,
  { by, zones }: FreightValues,
): FreightRule | undefined =>
  by === 'none' ? undefined : { by, zones: zones.map((zone) => sentZone(mall, zone)) };
