import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorOperations } from '../http/contract';
import type { OperationId } from '../http/handler';
import { allScopes } from '../operator/key';
import { rolesOf, scopesOfRoles } from '../operator/roles';
import { type TestApp, withDatabases } from '../testing/app';
import { OperatorScenario } from '../testing/operator-scenario';
import { addMember } from './store';

const words = (text: string) => text.split(' ');

/** Whatever a role lets people do; a call that needs another scope is refused. */
const table = {
  shop: {
    owner: words(
      'orders:read orders:ship refunds:read refunds:decide reviews:read reviews:reply goods:read goods:write ' +
        'shops:read shops:write coupons:read coupons:grant coupons:write content:read staff:manage money:read ' +
        'keys:manage audit:read',
    ),
    goods: words(
      'reviews:read reviews:reply goods:read goods:write shops:read coupons:read coupons:grant coupons:write content:read',
    ),
    orders: words(
      'orders:read orders:ship refunds:read refunds:decide reviews:read reviews:reply goods:read shops:read',
    ),
    money: words('orders:read refunds:read shops:read money:read'),
  },
  mall: {
    owner: [...allScopes],
    content: words(
      'goods:read goods:write shops:read coupons:read coupons:grant coupons:write content:read content:write',
    ),
    orders: words(
      'orders:read orders:ship refunds:read refunds:decide reviews:read reviews:reply reviews:moderate goods:read ' +
        'shops:read reports:read reports:decide shoppers:read shoppers:write',
    ),
    shops: words(
      'goods:read shops:read shops:write applications:read applications:decide reports:read reports:decide content:read',
    ),
    money: words('orders:read refunds:read shops:read money:read money:write'),
  },
};

const rows = Object.entries(table).flatMap(([place, roles]) =>
  Object.entries<readonly string[]>(roles).map(([role, scopes]) => ({ place, role, scopes })),
);

it('every role of a shop and of the mall is in the table', () => {
  expect(Object.keys(table.shop)).toEqual(rolesOf(7));
  expect(Object.keys(table.mall)).toEqual(rolesOf(null));
  for (const { place, role, scopes } of rows)
    expect(scopesOfRoles([role], place === 'shop' ? 7 : null), role).toEqual(scopes);
});

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = scene.mall;
  });

  /** Whoever works there by a role, in a browser. */
  async function sessionOf(place: string, role: string) {
    const { id: userId, token } = await mall.signUp();
    const shopId = place === 'shop' ? await scene.testMall.shop() : null;
    const now = mall.deps.now();
    const staffId = await addMember(mall.db, { userId, shopId, roles: [role] }, now);
    if (shopId === null) {
      const { secret } = (await mall.call('beginSecondFactor', { token })).data;
      const code = new TOTP({ secret }).generate({ timestamp: now.getTime() });
      await mall.call('confirmSecondFactor', { token, body: { code } });
    }
    return (await mall.call('openStaffSession', { token, body: { staffId } })).data.key as string;
  }

  // These end or change the session itself
  const ofSession = ['closeStaffSession', 'staffMails', 'setStaffMail'];
  const calls = operatorOperations.filter(({ id, scopes }) => scopes && !ofSession.includes(id));

  describe.each(rows)('the role $role of the $place', ({ place, role, scopes }) => {
    it('makes the calls of its scopes, and no other', async () => {
      const key = await sessionOf(place, role);
      const wrong: string[] = [];
      for (const { id, scopes: needed = [] } of calls) {
        const { code } = await mall.call(id as OperationId, { key });
        const isAllowed = needed.every((scope) => scopes.includes(scope));
        if (code === 401 || (code === 403) === isAllowed) wrong.push(`${id}: ${code}`);
      }
      expect(wrong).toEqual([]);
    });
  });
});
