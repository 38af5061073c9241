import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { addTrace, shipOrder } from './fulfilment/ship';
import { acceptRefund } from './refund/decide';
import { type TestApp, withDatabases } from './testing/app';
import { ExistingClient, expectFields } from './testing/existing-client';
import { expectPointsToAgree } from './testing/points-agree';
import { runDueJobs } from './testing/run-jobs';
import { expectSumsToAgree } from './testing/sums';
import { type TestGoods, TestMall } from './testing/test-mall';

const LINE = 'id merOrderNo productId productName image attrValueId sku price payNum isReply'.split(
  ' ',
);
const linesIn = (list: string) => LINE.map((field) => `${list}${field}`).join(' ');
const DRAFT_LINE =
  'orderList[].merId orderList[].merName orderList[].orderInfoList[].productName orderList[].orderInfoList[].image orderList[].orderInfoList[].sku orderList[].orderInfoList[].price orderList[].orderInfoList[].payNum';
const MASTER =
  'orderNo realName userPhone userAddress totalNum payPostage payPrice couponId? couponPrice payType redirect? createTime orderList[].id orderList[].merId orderList[].merName';
const SHOP_ORDER =
  'orderNo merId merName realName userPhone userAddress totalNum proTotalPrice payPostage payPrice couponId? couponPrice payType status refundStatus userRemark? createTime';

/** The requests that the existing client of this API family sends over the life of an order, verbatim. */
withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  let goods: TestGoods;
  let base: string;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
    base = await mall.app.listen({ port: 0, host: '127.0.0.1' });
    goods = await testMall.goods({ priceMinor: 1250, postageMinor: 100, stock: 100 });
  });

  const signedIn = async () => new ExistingClient(base, (await mall.signUp()).token);

  /** Its form sends the postal code as a string. */
  const writeAddress = (client: ExistingClient) =>
    client.post('/api/front/address/edit', {
      realName: 'Nora Lindgren',
      email: 'nora@example.com',
      phone: '5550102030',
      country: 'Sweden',
      countryCode: 46,
      detail: 'Kungsgatan 12',
      postCode: '11135',
      isDefault: true,
    });

  async function fillCart(client: ExistingClient, cartNum: number): Promise<{ id: number }[]> {
    const row = { productId: String(goods.productId), productAttrUnique: goods.skuId, cartNum };
    await client.post('/api/front/cart/save', [row]);
    const shops = await client.get('/api/front/cart/list?isValid=true');
    return shops.flatMap(({ cartInfoList }: { cartInfoList: object[] }) => cartInfoList);
  }

  const claimCoupon = async (client: ExistingClient) => {
    await testMall.coupon({ shopId: goods.shopId, moneyMinor: 300 });
    const query = `useType=1&merId=${goods.shopId}&page=1&limit=10`;
    const found = await client.get(`/api/front/coupons?${query}`);
    expectFields(found, 'total list[].id list[].name list[].money list[].minPrice list[].useType');
    await client.post('/api/front/coupon/receive', { couponId: String(found.list[0].id) });
  };

  /** The confirm page: it requests the addresses twice, then selects the coupon and deselects it. */
  async function confirm(client: ExistingClient, preOrderNo: string) {
    const allAddresses = () => client.get('/api/pc/address/all/list');
    expectFields({ list: await allAddresses() }, 'list[].id list[].realName list[].postCode');
    expectFields(await client.get('/api/front/pay/method'), 'paypalStatus stripeStatus');
    const draft = await client.get(`/api/front/order/load/pre/${preOrderNo}`);
    expectFields(draft, `proTotalFee freightFee payFee couponFee? ${DRAFT_LINE}`);
    const coupons = await client.get(`/api/front/coupons/order/${preOrderNo}`);
    expectFields({ list: coupons }, 'list[].id list[].money list[].minPrice list[].useType');
    const [address] = await allAddresses();
    const price = (couponId: number | string) =>
      client.post('/api/front/order/computed/price', {
        preOrderNo,
        addressId: address.id,
        couponId,
      });
    const cheaper = await price(coupons[0].id);
    expectFields(cheaper, 'couponFee freightFee proTotalFee payFee');
    expect(cheaper).toMatchObject({ proTotalFee: '25.00', couponFee: '3.00', payFee: '24.00' });
    expect(await price('')).toMatchObject({ couponFee: '0.00', payFee: '27.00' });
    return { address, couponId: coupons[0].id };
  }

  async function createOrder(
    client: ExistingClient,
    order: { preOrderNo: string; payType: string; couponId?: number | string },
  ): Promise<string> {
    const [{ id, realName, phone, email }] = await client.get('/api/pc/address/all/list');
    const { orderNo } = await client.post('/api/front/order/create', {
      couponId: '',
      ...order,
      payChannel: 'pc',
      addressId: id,
      mark: '',
      realName,
      phone,
      email,
    });
    return orderNo;
  }

  const buyNow = async (client: ExistingClient, payType: string) => {
    const item = { attrValueId: goods.skuId, productId: goods.productId, productNum: 2 };
    const { preOrderNo } = await client.post('/api/front/order/pre/order', {
      preOrderType: 'buyNow',
      orderDetails: [item],
    });
    return createOrder(client, { preOrderNo, payType });
  };

  /** Starts the payment and confirms it on the provider's page; returns the redirect URL. */
  async function pay(client: ExistingClient, orderNo: string, payType: string) {
    const started = await client.post('/api/front/pay/payment', {
      orderNo,
      payType,
      payChannel: 'pc',
    });
    expectFields(started, 'status payType orderNo redirect stripeClientSecret?');
    const unpaid = await client.get('/api/front/order/await/pay/list?page=1&limit=10');
    expectFields(
      unpaid,
      `total ${`id orderNo totalNum payPrice redirect payType ${DRAFT_LINE}`.replace(/(^| )/g, '$1list[].')}`,
    );
    expect(unpaid.list[0].redirect).toBe(started.redirect);
    const master = await client.get(`/api/front/order/master/detail/${orderNo}`);
    expectFields(master, `${MASTER} ${linesIn('orderList[].orderInfoList[].')}`);
    expect(master).toMatchObject({ paid: false, redirect: started.redirect, payType });
    const page = base + new URL(started.redirect).pathname;
    const body = new URLSearchParams({ choice: 'pay' });
    const paid = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    expect(paid.status).toBe(303);
    if (payType === 'wechat') {
      expect(await client.get(`/api/front/pay/query/wechat/pay/result/${orderNo}`)).toBe(true);
      return;
    }
    const back = new URL(paid.headers.get('location') ?? '').searchParams;
    expect(back.get('status')).toBe('1');
    const returned = { token: back.get('token'), payerID: back.get('PayerID') };
    expect(await client.post('/api/front/pay/paypal/success', returned)).toMatchObject({
      status: true,
      orderNo,
    });
  }

  const rows = async (client: ExistingClient, type: number) => {
    const found = await client.get(`/api/front/order/list?type=${type}&page=1&limit=10`);
    const row = 'id orderNo merId merName paid payPrice status totalNum'.split(' ');
    if (found.total > 0)
      expectFields(
        found,
        `total ${row.map((field) => `list[].${field}`).join(' ')} ${linesIn('list[].orderInfoList[].')}`,
      );
    return found.list;
  };

  const detail = async (client: ExistingClient, orderNo: string) => {
    const order = await client.get(`/api/front/order/detail/${orderNo}`);
    expectFields(order, `${SHOP_ORDER} ${linesIn('orderInfoList[].')}`);
    return order;
  };

  it.each(['paypal', 'wechat'])('buys, pays by %s, receives and reviews', async (payType) => {
    const client = await signedIn();
    expectFields(await client.get('/api/front/user/info'), 'nickname avatar userType');
    await writeAddress(client);
    await claimCoupon(client);
    const [row] = await fillCart(client, 2);
    expectFields(row, 'id productId cartNum image storeName suk price stock');
    expectFields(await client.get('/api/front/cart/count?numType=true&type=total'), 'count');
    const { preOrderNo } = await client.post('/api/front/order/pre/order', {
      preOrderType: 'shoppingCart',
      orderDetails: [{ shoppingCartId: row?.id }],
    });
    const { couponId } = await confirm(client, preOrderNo);
    const isWechat = payType === 'wechat';
    const order = { preOrderNo, payType, couponId: isWechat ? couponId : '' };
    const masterNo = await createOrder(client, order);
    await pay(client, masterNo, payType);

    const [toShip] = await rows(client, 1);
    expect(toShip).toMatchObject({ paid: true, payPrice: isWechat ? '24.00' : '27.00' });
    const { orderNo } = toShip;
    const parcel = { company: 'Swallow Post', companyCode: 'SP', waybillNo: 'SP100' };
    const ofShop = { shopId: goods.shopId, orderNo };
    expect(await shipOrder(mall.deps, ofShop, parcel)).toBe(true);
    await addTrace(mall.deps, ofShop, { at: new Date(), text: 'Collected' });

    expect((await rows(client, 2))[0]).toMatchObject({ orderNo, status: 1 });
    expect(await detail(client, orderNo)).toMatchObject({ status: 1, refundStatus: 0 });
    const express = await client.get(`/api/front/order/express/${orderNo}`);
    expectFields(express, 'expNo expName logisticsInfo');
    expect(JSON.parse(express.logisticsInfo)).toEqual([
      { AcceptStation: 'Collected', AcceptTime: expect.any(String) },
    ]);
    await client.post(`/api/front/order/take/${orderNo}`);
    const received = await detail(client, orderNo);
    expect(received.status).toBe(2);

    const toWrite = await client.get('/api/front/order/reply/list?page=1&limit=10');
    expectFields(
      toWrite,
      'total list[].id list[].merOrderNo list[].merId list[].merName list[].productId list[].productName list[].image list[].sku list[].price list[].payNum',
    );
    const picture = sharp({
      create: { width: 40, height: 40, channels: 3, background: '#b3201a' },
    });
    const { url } = await client.upload(new Uint8Array(await picture.png().toBuffer()));
    expect(url).toMatch(/^http/);
    await client.post('/api/front/order/comment', {
      orderNo,
      orderInfoId: toWrite.list[0].id,
      star: 4,
      comment: 'Pours well.',
      pics: JSON.stringify([url]),
    });
    expect((await detail(client, orderNo)).status).toBe(3);
    expect(await rows(client, 3)).toHaveLength(1);

    const lines: Record<string, number>[] = received.orderInfoList;
    const again = lines.map(({ productId, attrValueId, payNum }) => ({
      productId,
      productAttrUnique: attrValueId,
      cartNum: payNum,
    }));
    await client.post('/api/front/cart/save', again);
    const count = await client.get('/api/front/cart/count?numType=true&type=total');
    expect(count).toEqual({ count: 1 });
  });

  it('has the whole of an unshipped order refunded', async () => {
    const client = await signedIn();
    await writeAddress(client);
    const masterNo = await buyNow(client, 'paypal');
    await pay(client, masterNo, 'paypal');
    const [{ orderNo }] = await rows(client, 1);
    const form = await client.get(`/api/front/order/apply/refund/${orderNo}`);
    expectFields(form, `payPrice totalNum ${linesIn('orderInfoList[].')}`);
    const [text] = await client.get('/api/front/order/refund/reason');
    await client.post('/api/front/order/refund', {
      orderNo,
      text,
      refund_reason_wap_img: '',
      refund_reason_wap_explain: '',
    });
    expect(await rows(client, 1)).toEqual([]);
    const refunds = await client.get('/api/front/order/refund/list?page=1&limit=10');
    expectFields(
      refunds,
      `total list[].id list[].refundOrderNo list[].totalNum list[].refundStatus list[].refundPrice ${linesIn('list[].orderInfoList[].')}`,
    );
    const refundNo = refunds.list[0].refundOrderNo;
    const read = async () => {
      const refund = await client.get(`/api/front/order/refund/detail/${refundNo}`);
      expectFields(
        refund,
        `refundOrderNo totalNum refundStatus refundPrice refundReasonWap refundReasonWapImg refundReasonWapExplain? refundReason? refundTime? createTime merName merId ${linesIn('orderInfoList[].')}`,
      );
      return refund;
    };
    expect(await read()).toMatchObject({ refundStatus: 0, refundPrice: '27.00' });
    expect(await acceptRefund(mall.deps, { refundNo })).toBe(true);
    await runDueJobs(mall.deps);
    expect(await read()).toMatchObject({ refundStatus: 3, refundTime: expect.any(String) });
    expect((await detail(client, orderNo)).refundStatus).toBe(3);
  });

  it('lets a visitor buy', async () => {
    const client = new ExistingClient(base);
    const session = await client.post('/api/front/login/register/visitor', {
      countryCode: 86,
      email: 'visitor@example.com',
      phone: '',
    });
    expectFields(session, 'token');
    client.token = session.token;
    expect(await client.get('/api/front/user/info')).toMatchObject({ userType: 'visitor' });
    await writeAddress(client);
    await pay(client, await buyNow(client, 'wechat'), 'wechat');
    expect(await rows(client, 1)).toHaveLength(1);
  });

  it('leaves sums and points in order', async () => {
    await expectSumsToAgree(mall.db);
    await expectPointsToAgree(mall.db);
  });
});
