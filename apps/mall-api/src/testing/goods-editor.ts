import type { OpenApp } from './app';
import { OperatorScenario } from './operator-scenario';

type Call = Awaited<ReturnType<OperatorScenario['caller']>>;

/** An operator of a shop who edits goods. */
export class GoodsEditor {
  private keys = 0;
  private constructor(
    readonly scene: OperatorScenario,
    readonly shopId: number,
    /** as the operator of the shop */
    readonly call: Call,
    readonly categoryId: number,
  ) {}

  static async open(openApp: OpenApp): Promise<GoodsEditor> {
    const scene = await OperatorScenario.openMall(openApp);
    const { shopId } = await scene.goods();
    const category = scene.mall.db.selectFrom('category').select('id').orderBy('id', 'desc');
    const { id } = await category.executeTakeFirstOrThrow();
    return new GoodsEditor(scene, shopId, await scene.caller({ shopId }), id);
  }

  get mall() {
    return this.scene.mall;
  }

  /** Headers of a new request. */
  named = () => ({ 'idempotency-key': `goods ${(this.keys += 1)}` });

  fields = (more: object = {}) => ({
    name: 'Teapot',
    categoryId: this.categoryId,
    pictures: [{ address: 'https://cdn.example/teapot.webp', alt: 'Round' }],
    options: [{ name: 'Size', values: [{ value: 'S' }, { value: 'L' }] }],
    skus: [
      { values: ['S'], price: '12.50', stock: 4, weight: 300, code: 'T-S', barCode: '40063813' },
      { values: ['L'], price: '20.00', originalPrice: '25.00', stock: 2 },
    ],
    state: 'onSale',
    ...more,
  });

  /** Creates goods, and returns their id. */
  create = async (more: object = {}, headers = this.named(), as = this.call): Promise<number> => {
    const answer = await as('createGoods', { body: this.fields(more), headers });
    if (answer.code !== 200) throw new Error(answer.message);
    return answer.data.id;
  };

  detail = async (id: number, as = this.call) =>
    (await as('operatorGoodsDetail', { params: { id } })).data;

  save = (id: number, body: object, as = this.call) =>
    as('saveGoods', { params: { id }, body: { version: 1, ...body } });

  /** What a shopper sees of goods. */
  page = async (id: number, language = 'en') => {
    const headers = { 'accept-language': language };
    const query = { type: 'normal' };
    return (await this.mall.call('productDetail', { params: { id }, query, headers })).data;
  };

  skuIds = async (id: number): Promise<Record<string, number>> => {
    const { skus } = await this.detail(id);
    return Object.fromEntries(
      (skus as { sku: string; id: number }[]).map((one) => [one.sku, one.id] as const),
    );
  };
}
