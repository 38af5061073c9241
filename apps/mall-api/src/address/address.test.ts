import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { sampleAddress } from '../testing/sample-address';

withDatabases((openApp) => {
  let mall: TestApp;
  beforeAll(async () => {
    mall = await openApp();
  });

  const save = (token: string, change: object = {}) =>
    mall.call('saveAddress', { token, body: { ...sampleAddress, ...change } });
  const all = async (token: string) => (await mall.call('allAddresses', { token })).data;

  it('takes numbers as text and the other way round, as storefronts send them', async () => {
    const { token, id: uid } = await mall.signUp();
    const { data } = await save(token, { id: '' });
    expect(data).toMatchObject({
      ...sampleAddress,
      uid,
      countryCode: '46',
      postCode: 11135,
      isDefault: true,
    });
    const { data: changed } = await save(token, { id: String(data.id), realName: 'Nora L' });
    expect(changed).toMatchObject({ id: data.id, realName: 'Nora L', isDefault: true });
    expect(await all(token)).toHaveLength(1);
  });

  it('lists the default first, then the newest', async () => {
    const { token } = await mall.signUp();
    const [first, second, third] = [await save(token), await save(token), await save(token)];
    const ids = async () => (await all(token)).map((address: { id: number }) => address.id);
    expect(await ids()).toEqual([first.data.id, third.data.id, second.data.id]);
    await save(token, { id: second.data.id, isDefault: true });
    expect(await ids()).toEqual([second.data.id, third.data.id, first.data.id]);
    const page = await mall.call('addressList', { token, query: { page: 2, limit: 2 } });
    expect(page.data).toMatchObject({ total: 3, list: [{ id: first.data.id }] });
  });

  it('always has one default: the newest follows a deleted one', async () => {
    const { token } = await mall.signUp();
    const [first, , third] = [await save(token), await save(token), await save(token)];
    await mall.call('deleteAddress', { token, body: { id: first.data.id } });
    expect(await all(token)).toMatchObject([
      { id: third.data.id, isDefault: true },
      { isDefault: false },
    ]);
    const gone = await mall.call('addressDetail', { token, params: { id: first.data.id } });
    expect(gone.code).toBe(500);
  });

  it('has one default after several were set at once', async () => {
    const { token } = await mall.signUp();
    for (let count = 0; count < 10; count += 1) await save(token);
    const answers = await Promise.all(
      (await all(token)).map(({ id }: { id: number }) =>
        mall.call('setDefaultAddress', { token, body: { id } }),
      ),
    );
    expect(answers.map((answer) => answer.code)).toEqual(Array(10).fill(200));
    const defaults = (await all(token)).filter(
      (address: { isDefault: boolean }) => address.isDefault,
    );
    expect(defaults).toHaveLength(1);
  });

  it.each(['My country', 'Narnia', '??'])('refuses the unknown country %s', async (country) => {
    const { token } = await mall.signUp();
    const answer = await save(token, { country });
    expect(answer).toMatchObject({ code: 400, reason: 'unknown-country' });
    expect((await save(token, { country: 'Ivory Coast' })).code).toBe(200);
  });

  it.each(['realName', 'email', 'phone', 'country', 'countryCode', 'detail', 'postCode'])(
    'asks for %s',
    async (field) => {
      const { token } = await mall.signUp();
      expect(await save(token, { [field]: '' })).toMatchObject({ code: 400 });
    },
  );

  it.each([
    ['United Kingdom', 'sw1a 2aa', 'SW1A 2AA'],
    ['Canadá', 'K1A0B1', 'K1A0B1'],
    ['荷兰', '1012 AB', '1012 AB'],
    ['Ireland', 'D02X285', 'D02X285'],
    ['Germany', '01067', '01067'],
    ['Japan', '100-0001', '100-0001'],
    ['US', '20500', 20500],
    ['Hong Kong', '', ''],
    ['Laos', '', ''],
    ['Azerbaijan', 'az1000', 'AZ1000'],
    ['Kazakhstan', 'A15E3H4', 'A15E3H4'],
    ['Honduras', 'CM 1102', 'CM 1102'],
    ['Ireland', 'Z99 A1B2', 'Z99 A1B2'],
    ['Japan', '１００−０００１', '100-0001'],
    // clients that only send numeric codes, and countries by any name
  ])('takes for %s the postal code %s', async (country, postCode, stored) => {
    const { token } = await mall.signUp();
    const { data } = await save(token, { country, postCode });
    expect(data).toMatchObject({ country, postCode: stored });
    const { data: read } = await mall.call('addressDetail', { token, params: { id: data.id } });
    expect(read.postCode).toBe(stored);
  });

  it.each([
    ['United Kingdom', 'SW1A/2AA'],
    ['Narnia', 'SW1A 2AA'],
    ['Sweden', undefined],
    ['Canada', ''],
  ])('takes for %s no postal code %s', async (country, postCode) => {
    const { token } = await mall.signUp();
    expect(await save(token, { country, postCode })).toMatchObject({ code: 400 });
  });

  it.each([
    ['0701 23 45 67', '46', '46', '701234567'],
    ['+39 06 698 12345', '46', '39', '0669812345'],
    ['0039 06/698.12345', '46', '39', '0669812345'],
    ['\u200e٠٧٠١٢٣٤٥٦٧', '46', '46', '701234567'],
    ['46 701 23 45 67', '46', '46', '701234567'],
    ['(11) 8765-4321', '55', '55', '11987654321'],
    ['123', '46', '46', '123'],
    ['ask the porter', '46', '46', 'ask the porter'],
  ])(
    'keeps the phone %j with +%s as +%s and %j',
    async (phone, countryCode, dialCode, national) => {
      const { token } = await mall.signUp();
      const { data } = await save(token, { phone, countryCode });
      expect(data).toMatchObject({ countryCode: dialCode, phone: national });
    },
  );

  it('keeps an e-mail address as typed, its domain in one spelling', async () => {
    const { token } = await mall.signUp();
    const { data } = await save(token, { email: "Nora.O'Hara@Bücher.example" });
    expect(data).toMatchObject({ email: "Nora.O'Hara@xn--bcher-kva.example" });
    expect(await save(token, { email: 'nora' })).toMatchObject({
      code: 400,
      reason: 'wrong-email',
    });
  });

  it('keeps so many and no more', async () => {
    const { token } = await mall.signUp();
    const { policy } = mall.deps;
    const { address } = policy;
    policy.address = { maxPerUser: 1 };
    expect([(await save(token)).code, (await save(token)).code]).toEqual([200, 500]);
    policy.address = address;
  });

  it('always answers where somebody seems to be', async () => {
    const { token } = await mall.signUp();
    const { data } = await mall.call('addressByIp', { token });
    expect(data).toEqual({ country_name: '', country_calling_code: '', region: '', city: '' });
  });
});
