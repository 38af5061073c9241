import { sumOf } from '../../../money/allocate';
import { orderAt, ownerOf, partAt, pick, type Place, places, runIf, type Step } from '../action';
import { isCancelled, type Model, type Part } from '../model';
import { cancelShopOrder } from './cancel-paid';
import { cancelPart, isToCollect } from './on-delivery-rules';
import { receive } from './shipping';

const nameOf = ({ draft, shop }: Place) => `part ${shop} of order ${draft}`;

type Call = 'deliverOrder' | 'callOffOrder';

/** A shop's report on an order paid on delivery; idempotent. */
const shopReport =
  (
    verb: string,
    call: Call,
    isAllowed: (part: Part) => boolean,
    isReported: (part: Part) => boolean,
    change: (model: Model, place: Place) => void,
  ): Step =>
  (model, choice) => {
    const canReport = (place: Place) =>
      isToCollect(orderAt(model, place.draft), partAt(model, place)) &&
      isAllowed(partAt(model, place));
    const place = pick(places(model), canReport, choice);
    if (!place) return undefined;
    return {
      label: `${verb} ${nameOf(place)}`,
      async send(scene) {
        const { orderNo } = await scene.partOf(place.draft, place.shop);
        return scene.operate(call, { params: { orderNo } });
      },
      apply(next) {
        const [order, part] = [orderAt(next, place.draft), partAt(next, place)];
        if (order.isCod && isReported(part)) return true;
        return runIf(isToCollect(order, part) && isAllowed(part), () => change(next, place));
      },
    };
  };

export const deliver = shopReport(
  'deliver and collect',
  'deliverOrder',
  ({ state }) => state === 'toReceive',
  ({ isPaid }) => isPaid,
  (model, place) => {
    const part = partAt(model, place);
    receive(model, part);
    part.isPaid = true;
    part.collectedMinor = sumOf(part.lines, ({ payMinor }) => payMinor);
    const order = orderAt(model, place.draft);
    order.isPaid = order.parts.every((sibling) => sibling.isPaid || isCancelled(sibling));
  },
);

export const callOff = shopReport('call off', 'callOffOrder', () => true, isCancelled, cancelPart);

/** The shopper cancels one shop order. */
export const cancelOnePart: Step = (model, choice) => {
  const isCancellable = (place: Place) => {
    const [order, part] = [orderAt(model, place.draft), partAt(model, place)];
    return isToCollect(order, part) && part.state === 'toShip';
  };
  const place = pick(places(model), isCancellable, choice);
  if (!place) return undefined;
  const owner = ownerOf(model, place.draft);
  return {
    label: `cancel ${nameOf(place)}`,
    async send(scene) {
      const { orderNo } = await scene.partOf(place.draft, place.shop);
      return scene.as(owner, 'cancelOrder', { params: { orderNo } });
    },
    apply: (next) => cancelShopOrder(next, place),
  };
};
