import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { type Shopper, type TestGoods, TestMall } from '../testing/test-mall';

const OWN = `/picture/upload/${'a'.repeat(32)}.jpg`;
const FOREIGN = `/picture/upload/${'b'.repeat(32)}.png`;

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  let shopper: Shopper;
  let goods: TestGoods;
  let other: TestGoods;
  let orderNo: string;
  let lineIds: number[];
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });

  /** An order of two lines that has just been received. */
  beforeEach(async () => {
    shopper = await testMall.shopper();
    goods = await testMall.goods({ priceMinor: 1250 });
    other = await testMall.goods({ shopId: goods.shopId });
    const draft = await testMall.cartDraft(shopper, [other, goods]);
    const masterNo = (await testMall.create(shopper, draft)).data.orderNo;
    await testMall.setStatus(masterNo, 'toReceive');
    orderNo = await testMall.shopOrderNo(masterNo);
    await mall.call('takeOrder', { token: shopper.token, params: { orderNo } });
    lineIds = (await order()).orderInfoList.map(({ id }: { id: number }) => id);
  });

  const order = async () =>
    (await mall.call('orderDetail', { token: shopper.token, params: { orderNo } })).data;
  const write = (fields: object = {}, { token } = shopper) => {
    const body = { orderNo, orderInfoId: lineIds[0], star: 4, comment: 'Pours well.' };
    return mall.call('writeReview', { token, body: { ...body, ...fields } });
  };
  const list = async (operation: 'reviewsToWrite' | 'myReviews', { token } = shopper) => {
    const answer = await mall.call(operation, { token, query: { page: 1, limit: 10 } });
    expectContract(operation, answer);
    return answer.data;
  };
  const setOrder = (values: { status: 'toReceive' } | { refund_status: 'none' | 'applied' }) =>
    mall.db.updateTable('shop_order').set(values).where('order_no', '=', orderNo).execute();
  const setRefundStatus = (refund_status: 'none' | 'applied') => setOrder({ refund_status });
  const refundBeforeShipping = async (lineId: number) => {
    const { id, shop_id, user_id } = await mall.db
      .selectFrom('shop_order')
      .select(['id', 'shop_id', 'user_id'])
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    const { id: refundId } = await mall.db
      .insertInto('refund_order')
      .values({
        refund_no: `RE${orderNo}`,
        shop_order_id: id,
        shop_id,
        user_id,
        status: 'refunded',
        total_quantity: 1,
        amount_minor: 1,
        reason: 'No longer needed',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await mall.db
      .insertInto('refund_line')
      .values({ refund_id: refundId, order_line_id: lineId, quantity: 1, amount_minor: 1 })
      .execute();
  };

  it('are not written of what was refunded before it was shipped', async () => {
    const lines = mall.db.updateTable('order_line').where('id', 'in', lineIds);
    await lines.set({ is_received: false }).execute();
    await setOrder({ status: 'toReceive' });
    await refundBeforeShipping(lineIds[1] ?? 0);
    await mall.call('takeOrder', { token: shopper.token, params: { orderNo } });
    expect(await list('reviewsToWrite')).toMatchObject({ total: 1, list: [{ id: lineIds[0] }] });
    expect((await order()).orderInfoList).toMatchObject([
      { id: lineIds[0], isReceived: true },
      { id: lineIds[1], isReceived: false },
    ]);
    expect(await write({ orderInfoId: lineIds[1] })).toMatchObject({
      code: 500,
      message: 'Only received goods can be reviewed.',
    });
    expect((await write()).code).toBe(200);
    // Nothing else can be reviewed
    expect((await order()).status).toBe(3);
  });

  it('walks from received to reviewed, line by line', async () => {
    const toWrite = await list('reviewsToWrite');
    expect(toWrite).toMatchObject({ total: 2, pages: 1 });
    expect(toWrite.list[0]).toMatchObject({
      id: lineIds[0],
      merOrderNo: orderNo,
      merId: goods.shopId,
      productId: goods.productId,
      sku: 'red',
      price: '12.50',
      payNum: 1,
    });

    const scores = { star: 1, productScore: 5, serviceScore: 2 };
    expectContract('writeReview', await write({ ...scores, comment: ' Pours\nwell. ' }));
    expect((await order()).status).toBe(2);
    expect(await list('reviewsToWrite')).toMatchObject({ total: 1, list: [{ id: lineIds[1] }] });
    expect(await list('myReviews')).toMatchObject({
      total: 1,
      list: [
        {
          orderInfoId: lineIds[0],
          merOrderNo: orderNo,
          productId: goods.productId,
          star: 4,
          productScore: 5,
          serviceScore: 2,
          comment: 'Pours\nwell.',
          pics: [],
          merchantReplyContent: null,
        },
      ],
    });
    const params = { id: goods.productId };
    expect((await mall.call('reviewList', { params })).data).toMatchObject({
      total: 1,
      list: [{ star: 4, comment: 'Pours\nwell.', nickname: expect.stringMatching(/^s\*\*\d$/) }],
    });
    expect((await mall.call('reviewSummary', { params })).data).toMatchObject({ goodCount: 1 });

    expect((await write({ orderInfoId: lineIds[1], star: 3 })).code).toBe(200);
    expect((await order()).status).toBe(3);
    expect((await list('reviewsToWrite')).total).toBe(0);
    const [last] = (await list('myReviews')).list;
    expect(last).toMatchObject({ star: 3, productScore: 3, serviceScore: 3 });
  });

  it('keeps one of many reviews that come at once for a line', async () => {
    const codes = (await Promise.all(Array.from({ length: 6 }, () => write()))).map(
      ({ code }) => code,
    );
    expect(codes.sort()).toEqual([200, 500, 500, 500, 500, 500]);
    expect((await list('myReviews')).total).toBe(1);
    expect(await write()).toMatchObject({ code: 500, message: 'You have already reviewed this.' });
  });

  it('completes an order whose last two lines are reviewed at once', async () => {
    const codes = await Promise.all(lineIds.map((orderInfoId) => write({ orderInfoId })));
    expect(codes.map(({ code }) => code)).toEqual([200, 200]);
    expect((await order()).status).toBe(3);
    expect((await write()).message).toBe('You have already reviewed this.');
  });

  it('gives the shop the mean of all service scores, whoever reviews at once', async () => {
    const rating = async () => {
      const { data } = await mall.call('productDetail', { params: { id: goods.productId } });
      const { starLevel, stars } = data.merchantInfo;
      return { starLevel, stars };
    };
    expect(await rating()).toMatchObject({ stars: null });
    const [first, second] = lineIds;
    await Promise.all([
      write({ orderInfoId: first, productScore: 5, serviceScore: 4 }),
      write({ orderInfoId: second, productScore: 5, serviceScore: 3 }),
    ]);
    expect(await rating()).toEqual({ starLevel: 4, stars: 3.5 });
  });

  it('shows a stranger nothing, and does not let a stranger write', async () => {
    const stranger = await testMall.shopper();
    expect(await write({}, stranger)).toMatchObject({
      code: 500,
      message: 'This order does not exist.',
    });
    expect((await list('reviewsToWrite', stranger)).total).toBe(0);
    await write();
    expect((await list('myReviews', stranger)).total).toBe(0);
    const ownOrder = await testMall.order(stranger, goods);
    await testMall.setStatus(ownOrder, 'toReview');
    const mixed = { orderNo: await testMall.shopOrderNo(ownOrder), orderInfoId: lineIds[1] };
    expect((await write(mixed, stranger)).message).toBe('This order does not exist.');
    expect((await list('reviewsToWrite')).total).toBe(1);
    for (const operation of ['reviewsToWrite', 'myReviews', 'writeReview'] as const) {
      const body = { orderNo, orderInfoId: lineIds[1], star: 4, comment: 'Hello' };
      const options = operation === 'writeReview' ? { body } : {};
      expect((await mall.call(operation, options)).code).toBe(401);
    }
  });

  it('is about what was received, and not while a refund is talked about', async () => {
    const late = await testMall.order(shopper, goods);
    await testMall.setStatus(late, 'toReceive');
    const merNo = await testMall.shopOrderNo(late);
    const params = { orderNo: merNo };
    const { data } = await mall.call('orderDetail', { token: shopper.token, params });
    const early = await write({ orderNo: merNo, orderInfoId: data.orderInfoList[0].id });
    expect(early).toMatchObject({ code: 500, message: 'Only received goods can be reviewed.' });

    await setRefundStatus('applied');
    expect((await list('reviewsToWrite')).total).toBe(0);
    expect((await write()).message).toBe('Only received goods can be reviewed.');
    await setRefundStatus('none');
    expect((await write()).code).toBe(200);
  });

  describe('its pictures', () => {
    beforeEach(async () => {
      const stranger = await testMall.shopper();
      await mall.db.deleteFrom('upload').execute();
      const file = { bytes: Buffer.from('x'), size: 1, created_at: mall.deps.now() };
      const nameOf = (address: string) => address.slice('/picture/upload/'.length);
      await mall.db
        .insertInto('upload')
        .values([
          { ...file, name: nameOf(OWN), user_id: shopper.id },
          { ...file, name: nameOf(FOREIGN), user_id: stranger.id },
        ])
        .execute();
    });

    it('are those that its author has uploaded, whatever host stands before them', async () => {
      const pics = JSON.stringify([`https://mall.example${OWN}`, OWN]);
      expect((await write({ pics })).code).toBe(200);
      expect((await list('myReviews')).list[0].pics).toEqual([OWN]);
      const { data } = await mall.call('reviewList', { params: { id: goods.productId } });
      expect(data.list[0].pics).toEqual([OWN]);
    });

    it.each([
      ['of somebody else', JSON.stringify([OWN, FOREIGN]), /uploaded/],
      ['from elsewhere', '["https://evil.example/x.png"]', /uploaded/],
      ['as code', '["javascript:alert(1)"]', /uploaded/],
      ['too many', JSON.stringify(Array.from({ length: 6 }, (_, n) => `${OWN}?${n}`)), /at most 5/],
      ['no list', OWN, /JSON/],
    ])('are refused: %s', async (_, pics, message) => {
      const answer = await write({ pics });
      expect(answer.code).toBe(400);
      expect(answer.message).toMatch(message);
      expect((await list('reviewsToWrite')).total).toBe(2);
    });
  });

  it.each([
    ['no text', { comment: '' }],
    ['a blank text', { comment: ' \u200b\n' }],
    ['a text too long', { comment: 'x'.repeat(513) }],
    ['no star', { star: null }],
    ['six stars', { star: 6 }],
    ['half a star', { productScore: 4.5 }],
    ['a score of none', { serviceScore: 0 }],
  ])('refuses %s', async (_, fields) => {
    expect((await write(fields)).code).toBe(400);
    expect((await list('reviewsToWrite')).total).toBe(2);
  });

  it('shows everybody what was written, not by which account', async () => {
    await write();
    const params = { id: String(goods.productId) };
    for (const operation of [
      'reviewList',
      'reviewSummary',
      'reviewDetail',
      'productDetail',
    ] as const) {
      const { data } = await mall.call(operation, { params });
      const accounts = JSON.stringify(data).match(/"(uid|userId|user_id)":[^0][^,}]*/g) ?? [];
      expect([operation, ...accounts]).toEqual([operation]);
    }
    const { data } = await mall.call('reviewList', { params });
    expect(data.list[0]).toMatchObject({ comment: 'Pours well.', uid: 0 });
  });

  describe('a follow-up', () => {
    const add = (comment = 'Still pours well.', { token } = shopper, orderInfoId = lineIds[0]) =>
      mall.call('followUpReview', { token, body: { orderInfoId, comment } });

    it('is added once, and shown beneath the review', async () => {
      expect((await add()).message).toBe('This review does not exist.');
      await write();
      expect((await list('myReviews')).list[0]).toMatchObject({
        followUp: null,
        followUpTime: null,
        followUpOpen: true,
      });
      const answers = await Promise.all([add(), add('And again.')]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
      answers
        .filter(({ code }) => code === 200)
        .forEach((it) => expectContract('followUpReview', it));
      expect((await add()).message).toBe('You have already added to this review.');
      const [own] = (await list('myReviews')).list;
      expect(own).toMatchObject({ followUpOpen: false, followUpTime: expect.any(String) });
      const shown = await mall.call('reviewList', {
        params: { id: String(goods.productId) },
        query: { type: 0, page: 1, limit: 10 },
      });
      expectContract('reviewList', shown);
      expect(shown.data.list[0]).toMatchObject({ followUp: own.followUp });
    });

    it('needs words, and a review of its own', async () => {
      await write();
      expect(await add(' \u200b ')).toMatchObject({ code: 400 });
      expect((await add('Mine!', await testMall.shopper())).message).toBe(
        'This review does not exist.',
      );
    });

    it('comes too late after the days of the policy', async () => {
      await write();
      const written = new Date(mall.deps.now().getTime() - 181 * 86_400_000);
      await mall.db
        .updateTable('review')
        .set({ created_at: written })
        .where('order_line_id', '=', lineIds[0] ?? 0)
        .execute();
      expect((await list('myReviews')).list[0]).toMatchObject({ followUpOpen: false });
      expect((await add()).message).toBe('This review was written too long ago to add to it.');
    });
  });
});
