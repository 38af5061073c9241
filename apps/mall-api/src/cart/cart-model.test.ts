import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { type Shopper, type TestGoods, TestMall } from '../testing/test-mall';

/** Two products with two SKUs each: 0 and 1, 2 and 3. */
const SKUS = [0, 1, 2, 3] as const;
const twinOf = (sku: number) => sku ^ 1;
const MAX = 99;

/** Units in the cart, saved units and stock, by SKU. */
interface Model {
  cart: Map<number, number>;
  saved: Map<number, number>;
  stock: number[];
}

type Step =
  | { type: 'add' | 'set' | 'reset' | 'join'; sku: number; units: number }
  | { type: 'later' | 'back' | 'delete' | 'deleteSaved' | 'same'; sku: number; units: number }
  | { type: 'stock'; sku: number; units: number };

const put = (rows: Map<number, number>, sku: number, units: number) =>
  units > 0 ? rows.set(sku, units) : rows.delete(sku);

/** Applies a step to the model. */
function apply({ cart, saved, stock }: Model, { type, sku, units }: Step): void {
  const inCart = cart.get(sku) ?? 0;
  const inSaved = saved.get(sku) ?? 0;
  const capOf = (which: number) => Math.min(MAX, stock[which] ?? 0);
  if (type === 'stock') stock[sku] = units;
  if (type === 'add' && capOf(sku) > 0)
    cart.set(sku, Math.min(inCart + Math.min(units, capOf(sku)), capOf(sku)));
  if (type === 'set' && inCart > 0 && units <= capOf(sku)) cart.set(sku, units);
  if (type === 'same' && inCart > 0 && Math.max(inCart, units) <= capOf(sku))
    cart.set(sku, Math.max(inCart, units));
  if (type === 'reset' && inCart > 0 && units <= capOf(twinOf(sku))) {
    const twin = twinOf(sku);
    cart.delete(sku);
    cart.set(twin, Math.min(capOf(twin), units + (cart.get(twin) ?? 0)));
  }
  if (type === 'later' && inCart > 0) {
    cart.delete(sku);
    saved.set(sku, Math.min(MAX, inSaved + inCart));
  }
  if (type === 'back') {
    const moved = Math.max(0, Math.min(capOf(sku) - inCart, inSaved));
    put(cart, sku, inCart + moved);
    put(saved, sku, inSaved - moved);
  }
  if (type === 'delete') cart.delete(sku);
  if (type === 'deleteSaved') saved.delete(sku);
  if (type === 'join') saved.set(sku, Math.max(inSaved, units));
}

const units = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: MAX }));
const steps = (types: Step['type'][]) =>
  fc.record({
    type: fc.constantFrom(...types),
    sku: fc.constantFrom(...SKUS),
    units,
  }) as fc.Arbitrary<Step>;
const all: Step['type'][] = ['add', 'set', 'reset', 'same', 'later', 'back', 'delete'];
const few = fc.integer({ min: 0, max: 12 });

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });

  /** A new shopper and new goods. */
  async function open(stock: number) {
    const shopper = await testMall.shopper();
    const goods: TestGoods[] = [];
    for (let one = 0; one < 2; one += 1) {
      const red = await testMall.goods({ stock });
      goods.push(red, { ...red, skuId: await testMall.sku(red.productId, 'blue', 900, stock) });
    }
    return { shopper, goods };
  }
  type Scene = Awaited<ReturnType<typeof open>>;

  const call = ({ token }: Shopper, name: Parameters<TestApp['call']>[0], body: unknown) =>
    mall.call(name, { token, body: body as object });

  /** The cart's rows by SKU: id and units. */
  async function rowsOf({ shopper: { token }, goods }: Scene) {
    const [valid, later] = await Promise.all([
      mall.call('cartList', { token, query: { isValid: true } }),
      mall.call('savedItems', { token }),
    ]);
    type Row = { id: number; attrId: number; cartNum: number };
    const bySku = (rows: Row[]) => {
      const skus = rows.map((row) => goods.findIndex(({ skuId }) => skuId === row.attrId));
      expect(new Set(skus).size, 'no sku has two rows').toBe(rows.length);
      return new Map(rows.map((row, at) => [skus[at] ?? -1, row]));
    };
    return {
      cart: bySku(valid.data.flatMap((shop: { cartInfoList: Row[] }) => shop.cartInfoList)),
      saved: bySku(later.data),
    };
  }

  /** Sends a step with the row ids that the sender saw last. */
  async function send(
    { shopper, goods }: Scene,
    rows: Awaited<ReturnType<typeof rowsOf>>,
    step: Step,
  ) {
    const { type, sku, units } = step;
    const { productId, skuId } = goods[sku]!;
    const id = rows.cart.get(sku)?.id ?? 999_999_999;
    const savedId = rows.saved.get(sku)?.id ?? 999_999_999;
    const item = { productId, productAttrUnique: skuId, cartNum: units };
    if (type === 'add') return call(shopper, 'addToCart', [item]);
    if (type === 'join') return call(shopper, 'keepSavedItems', [item]);
    if (type === 'set') return call(shopper, 'setCartQuantity', { id, number: units });
    if (type === 'reset' || type === 'same') {
      const unique = type === 'same' ? skuId : goods[twinOf(sku)]!.skuId;
      return call(shopper, 'resetCartItem', { id, num: units, productId, unique });
    }
    if (type === 'later') return call(shopper, 'saveForLater', { ids: [id] });
    if (type === 'back') return call(shopper, 'moveToCart', { ids: [savedId] });
    if (type === 'delete') return call(shopper, 'deleteCartItems', { ids: [id] });
    if (type === 'deleteSaved') return call(shopper, 'deleteSavedItems', { ids: [savedId] });
    return mall.db.updateTable('sku').set({ stock: units }).where('id', '=', skuId).execute();
  }

  const unitsOf = (rows: Map<number, { cartNum: number }>) =>
    new Map([...rows].map(([sku, { cartNum }]) => [sku, cartNum] as const));

  it('does what its model does, step by step', async () => {
    const walk = fc.array(
      fc.oneof(
        { weight: 6, arbitrary: steps([...all, 'join', 'deleteSaved']) },
        {
          weight: 1,
          arbitrary: fc.record({
            type: fc.constant('stock' as const),
            sku: fc.constantFrom(...SKUS),
            units: few,
          }),
        },
      ),
      { minLength: 4, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(walk, async (taken) => {
        const scene = await open(8);
        const model: Model = { cart: new Map(), saved: new Map(), stock: [8, 8, 8, 8] };
        for (const step of taken) {
          await send(scene, await rowsOf(scene), step);
          apply(model, step);
          const { cart, saved } = await rowsOf(scene);
          expect({ cart: unitsOf(cart), saved: unitsOf(saved) }).toEqual({
            cart: model.cart,
            saved: model.saved,
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('keeps every unit while two tabs move rows about', async () => {
    // A change of the SKU sets the quantity: units moved back to this row in the meantime are overwritten
    const isOverruled = ([one, other]: [Step, Step]) =>
      one.type === 'back' && other.type === 'reset' && one.sku === other.sku;
    const move = fc
      .tuple(steps(['later', 'back']), steps(['later', 'back', 'reset']))
      .filter((pair) => !isOverruled(pair));
    const moves = fc.array(move, { minLength: 3, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(moves, async (taken) => {
        const scene = await open(MAX);
        for (const sku of SKUS)
          await send(scene, await rowsOf(scene), { type: 'add', sku, units: 3 });
        for (const [one, other] of taken) {
          // Both tabs saw the same state; the second row may be gone when its step arrives
          const seen = await rowsOf(scene);
          // A tab changes the SKU with the quantity that it shows
          const shown = (step: Step) => ({ ...step, units: seen.cart.get(step.sku)?.cartNum ?? 1 });
          await Promise.all([
            send(scene, seen, shown(one)),
            send(scene, seen, shown(other)),
            send(scene, seen, shown(other)),
          ]);
          const { cart, saved } = await rowsOf(scene);
          const held = [...cart.values(), ...saved.values()];
          expect(held.reduce((sum, { cartNum }) => sum + cartNum, 0)).toBe(12);
        }
      }),
      { numRuns: 15 },
    );
  });
});
