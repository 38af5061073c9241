import { sumOf } from '../../../money/allocate';
import { orderAt, ownerOf, partAt, pick, places, when, type Place, type Step } from '../action';
import type { Model, Part } from '../model';
import { cancelPart, isToCollect } from './on-delivery-rules';

const nameOf = ({ draft, shop }: Place) => `part ${shop} of order ${draft}`;

type Call = 'deliverOrder' | 'callOffOrder';

/** A shop's report on an order paid on delivery; idempotent. */
const shopSays =
  (
    verb: string,
    call: Call,
    fits: (part: Part) => boolean,
    isReported: (part: Part) => boolean,
    carryOut: (model: Model, place: Place) => void,
  ): Step =>
  (model, choice) => {
    const isFit = (place: Place) =>
      isToCollect(orderAt(model, place.draft), partAt(model, place)) && fits(partAt(model, place));
    const place = pick(places(model), isFit, choice);
    if (!place) return undefined;
    return {
      what: `${verb} ${nameOf(place)}`,
      async send(scene) {
        const { orderNo } = await scene.partOf(place.draft, place.shop);
        return scene.operate(call, { params: { orderNo } });
      },
      apply(next) {
        const [order, part] = [orderAt(next, place.draft), partAt(next, place)];
        if (order.isCod && isReported(part)) return true;
        return when(isToCollect(order, part) && fits(part), () => carryOut(next, place));
      },
    };
  };

export const deliver = shopSays(
  'deliver and collect',
  'deliverOrder',
  ({ state }) => state === 'toReceive',
  ({ isPaid }) => isPaid,
  (model, place) => {
    const part = partAt(model, place);
    part.state = 'toReview';
    part.receivedAt = model.minutes;
    part.isPaid = true;
    part.collectedMinor = sumOf(part.lines, ({ payMinor }) => payMinor);
    const order = orderAt(model, place.draft);
    order.isPaid = order.parts.every((one) => one.isPaid || one.state === 'cancelled');
  },
);

export const callOff = shopSays(
  'call off',
  'callOffOrder',
  () => true,
  ({ state }) => state === 'cancelled',
  cancelPart,
);

const canCancel = ({ isToShip }: { isToShip: boolean }, part: Part) =>
  isToShip && part.state === 'toShip';

/** The shopper cancels one shop order. */
export const cancelOnePart: Step = (model, choice) => {
  const fits = (place: Place) => {
    const [order, part] = [orderAt(model, place.draft), partAt(model, place)];
    return canCancel({ isToShip: isToCollect(order, part) }, part);
  };
  const place = pick(places(model), fits, choice);
  if (!place) return undefined;
  const owner = ownerOf(model, place.draft);
  return {
    what: `cancel ${nameOf(place)}`,
    async send(scene) {
      const { orderNo } = await scene.partOf(place.draft, place.shop);
      return scene.as(owner, 'cancelOrder', { params: { orderNo } });
    },
    apply(next) {
      const [order, part] = [orderAt(next, place.draft), partAt(next, place)];
      const isToShip = isToCollect(order, part);
      return when(canCancel({ isToShip }, part), () => cancelPart(next, place));
    },
  };
};
