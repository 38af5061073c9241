import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';

describe('the account', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });

    test('tells a signed-in person who they are, unmasked', async () => {
      const { token } = await mall.signUp('ann@example.com');
      expect(await mall.call('userInfo', { token })).toEqual({
        code: 200,
        message: 'success',
        data: {
          uid: expect.any(Number),
          nickname: 'ann',
          avatar: '',
          phone: null,
          email: 'ann@example.com',
          userType: 'email',
          integral: 0,
          experience: 0,
          couponCount: 0,
          collectCount: 0,
        },
      });
    });

    test.each([undefined, 'nonsense', 'f'.repeat(32)])(
      'answers code 401 to token %s',
      async (token) => {
        const answer = await mall.call('userInfo', token ? { token } : {});
        expect(answer).toEqual({ code: 401, message: 'Please sign in first', data: null });
      },
    );

    test('offers only pages that exist', async () => {
      const { token } = await mall.signUp();
      const { data } = await mall.call('userMenu', { token });
      expect(data.routine_my_menus).toEqual([
        { id: 65, name: 'Profile', pc_url: '/users/user_info', pic: '', url: '' },
        { id: 66, name: 'Addresses', pc_url: '/users/address_list', pic: '', url: '' },
        { id: 67, name: 'Collections', pc_url: '/users/collection_list', pic: '', url: '' },
        { id: 68, name: 'Coupons', pc_url: '/users/coupon_list', pic: '', url: '' },
        { id: 70, name: 'Open a shop', pc_url: '/users/merchant_settled', pic: '', url: '' },
        { id: 71, name: 'My applications', pc_url: '/users/application_record', pic: '', url: '' },
      ]);
      const headers = { 'accept-language': 'de, zh-CN;q=0.8' };
      const chinese = (await mall.call('userMenu', { token, headers })).data.routine_my_menus;
      expect(chinese.map(({ name }: { name: string }) => name)).toEqual([
        ...['个人资料', '收货地址', '我的收藏', '优惠券', '商家入驻', '申请记录'],
      ]);
    });
  });
});
