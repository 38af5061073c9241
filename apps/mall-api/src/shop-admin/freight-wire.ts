import type { FreightRule as WireRule } from '@vermilion/api-client/operator';
import type { FreightRule, FreightZone } from '../db/schema';
import type { Deps } from '../kernel/context';
import { toWire, toWireOrNull } from '../money/wire';
import { sentAmount, sentAmountOrNull } from '../operator/sent-values';

type Needs = Pick<Deps, 'policy'>;

/** A freight rule as sent; refuses amounts that are none. */
export function fromWireRule(needs: Needs, { by, zones }: WireRule): FreightRule {
  return {
    by,
    zones: zones.map(({ base, further, freeFrom, days, ...zone }, at): FreightZone => {
      const field = `rule.zones.${at}`;
      return {
        ...zone,
        baseMinor: sentAmount(needs, `${field}.base`, base),
        furtherMinor: sentAmount(needs, `${field}.further`, further),
        freeFromMinor: sentAmountOrNull(needs, `${field}.freeFrom`, freeFrom),
        ...(days && { days }),
      };
    }),
  };
}

export const toWireRule = ({ policy }: Needs, { by, zones }: FreightRule): WireRule => ({
  by,
  zones: zones.map(({ countries, baseUnits, furtherUnits, days, ...amounts }) => ({
    countries: [...countries],
    baseUnits,
    furtherUnits,
    base: toWire(policy, amounts.baseMinor),
    further: toWire(policy, amounts.furtherMinor),
    freeFrom: toWireOrNull(policy, amounts.freeFromMinor),
    ...(days && { days }),
  })),
});
