import type { StaffPlace } from '@vermilion/api-client/operator';
import { describe, expect, it } from 'vitest';
import { stepAfterSignIn } from './entry-machine';

const place = (staffId: number, secondFactor: StaffPlace['secondFactor'] = 'none'): StaffPlace => ({
  staffId,
  shopId: staffId,
  shopName: `Shop ${staffId}`,
  roles: ['owner'],
  scopes: [],
  secondFactor,
  secondFactors: secondFactor === 'set' ? ['app'] : [],
});

describe('the way in after the password', () => {
  it('ends for who works nowhere', () => {
    expect(stepAfterSignIn([])).toEqual({ at: 'nowhere' });
  });

  it.each([
    ['none', 'open'],
    ['set', 'code'],
    ['required', 'setUp'],
  ] as const)('takes the only place, whose second factor is %s, to %s', (factor, at) => {
    expect(stepAfterSignIn([place(1, factor)])).toMatchObject({ at, place: { staffId: 1 } });
  });

  it('asks between two places, unless one of them is wanted', () => {
    const places = [place(1), place(2, 'set')];
    expect(stepAfterSignIn(places)).toEqual({ at: 'place', places });
    expect(stepAfterSignIn(places, 2)).toMatchObject({ at: 'code', place: { staffId: 2 } });
    expect(stepAfterSignIn(places, 9).at).toBe('place');
  });
});
