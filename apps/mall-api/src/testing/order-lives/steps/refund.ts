import { sumOf } from '../../../money/allocate';
import type { RefundState } from '../../../refund/machine';
import { orderAt, ownerOf, partAt, pick, type Place, places, runIf, type Step } from '../action';
import {
  isCancelled,
  isVirtual,
  type Model,
  pointsFor,
  type Refund,
  required,
  unitsLeft,
} from '../model';
import { amountOf } from '../snapshot';
import { returnCouponsOfPart } from './on-delivery-rules';

/** Minutes in which a shopper must send back the goods of an accepted refund. */
const SEND_BACK_WITHIN = 14 * 24 * 60;

export interface RefundPlace extends Place {
  refund: number;
}

const refundAt = (model: Model, { refund, ...place }: RefundPlace): Refund =>
  required(partAt(model, place).refunds[refund]);

const refundPlaces = (model: Model): RefundPlace[] =>
  places(model).flatMap((place) =>
    partAt(model, place).refunds.map((_refund, refund) => ({ ...place, refund })),
  );

/** The provider has refunded: points, stock and coupons are returned too. */
function complete(model: Model, place: RefundPlace): void {
  const part = partAt(model, place);
  const refund = refundAt(model, place);
  const account = required(model.accounts[ownerOf(model, place.draft)]);
  refund.state = 'refunded';
  // Everything but the money was returned when it was cancelled
  if (isCancelled(part)) {
    part.refund = 'refunded';
    return;
  }
  account.points += sumOf(refund.shares, (share) => share.points);
  if (part.earned) {
    const lost = part.earned.points - pointsFor(part);
    part.earned.points -= lost;
    if (part.earned.isReleased) account.points -= lost;
    else account.frozen -= lost;
  }
  for (const { line, quantity } of refund.shares) {
    const shelf = required(model.shelves[required(part.lines[line]).shelf]);
    shelf.sold -= quantity;
    shelf[part.state === 'toShip' ? 'stock' : 'gone'] += quantity;
  }
  const isAll = part.lines.every((_line, line) => unitsLeft(part, line) === 0);
  part.refund = isAll ? 'refunded' : 'none';
  if (isAll) returnCouponsOfPart(model, place);
}

export function payOut(model: Model, place: RefundPlace): void {
  const refund = refundAt(model, place);
  refund.state = 'refunding';
  partAt(model, place).refund = 'refunding';
  if (amountOf(refund.shares) === 0) complete(model, place);
}

function close(model: Model, place: RefundPlace, state: RefundState): void {
  refundAt(model, place).state = state;
  partAt(model, place).refund = 'none';
}

interface Decision {
  verb: string;
  from: readonly RefundState[];
  call: 'withdrawRefund' | 'refuseRefund' | 'acceptRefund' | 'sendGoodsBack' | 'confirmReturn';
  body?: object;
  carryOut(model: Model, place: RefundPlace): void;
}

/** A step on a refund, by the shopper or by the shop. */
const decision =
  ({ verb, from, call, body, carryOut }: Decision): Step =>
  (model, choice) => {
    const isAllowed = (place: RefundPlace) => from.includes(refundAt(model, place).state);
    const place = pick(refundPlaces(model), isAllowed, choice);
    if (!place) return undefined;
    const owner = ownerOf(model, place.draft);
    const isShopper = call === 'withdrawRefund' || call === 'sendGoodsBack';
    return {
      label: `${verb} refund ${place.refund} of part ${place.shop} of order ${place.draft}`,
      async send(scene) {
        const refundNo = await scene.refundNo(place.draft, place.shop, place.refund);
        const sent = body && { body };
        return isShopper
          ? scene.as(owner, call, { params: { orderNo: refundNo }, ...sent })
          : scene.operate(call, { params: { refundNo }, ...sent });
      },
      apply: (next) =>
        runIf(from.includes(refundAt(next, place).state), () => carryOut(next, place)),
    };
  };

export const withdraw = decision({
  verb: 'withdraw',
  call: 'withdrawRefund',
  from: ['applied', 'toReturn'],
  carryOut: (model, place) => close(model, place, 'withdrawn'),
});

export const refuse = decision({
  verb: 'refuse',
  call: 'refuseRefund',
  from: ['applied', 'returning'],
  body: { reason: 'It was used' },
  carryOut: (model, place) => close(model, place, 'refused'),
});

/** Received goods are returned first, unless they are digital. */
export const accept = decision({
  verb: 'accept',
  call: 'acceptRefund',
  from: ['applied'],
  carryOut(model, place) {
    const part = partAt(model, place);
    const isReceived = part.state !== 'toShip' && part.state !== 'toReceive';
    if (!isReceived || isVirtual(model, part)) return payOut(model, place);
    const refund = refundAt(model, place);
    part.refund = 'refunding';
    refund.state = 'toReturn';
    refund.sendBackBefore = model.minutes + SEND_BACK_WITHIN;
  },
});

export const sendBack = decision({
  verb: 'send back goods of',
  call: 'sendGoodsBack',
  from: ['toReturn', 'returning'],
  body: { company: 'Swallow Post', waybillNo: 'BACK1' },
  carryOut: (model, place) => (refundAt(model, place).state = 'returning'),
});

export const arrive = decision({
  verb: 'get back goods of',
  call: 'confirmReturn',
  from: ['returning'],
  carryOut: payOut,
});

/** A shop reports that it has refunded outside the mall; idempotent. */
export const payBack: Step = (model, choice) => {
  const isDue = (place: RefundPlace, next = model) =>
    orderAt(next, place.draft).isCod && refundAt(next, place).state === 'refunding';
  const place = pick(refundPlaces(model), (candidate) => isDue(candidate), choice);
  if (!place) return undefined;
  return {
    label: `pay back refund ${place.refund} of part ${place.shop} of order ${place.draft}`,
    async send(scene) {
      const refundNo = await scene.refundNo(place.draft, place.shop, place.refund);
      return scene.operate('confirmPaidBack', { params: { refundNo } });
    },
    apply(next) {
      const isReported =
        orderAt(next, place.draft).isCod && refundAt(next, place).state === 'refunded';
      return isReported || runIf(isDue(place, next), () => complete(next, place));
    },
  };
};

/** The providers pay the refunds that shops have accepted. */
export function settleRefunds(model: Model): void {
  for (const place of refundPlaces(model)) {
    const refund = refundAt(model, place);
    // a shop refunds what its courier collected by itself
    if (refund.state !== 'refunding' || orderAt(model, place.draft).isCod) continue;
    const paid = required(
      orderAt(model, place.draft).payments.find(({ isAccepted }) => isAccepted),
    );
    paid.backMinor += amountOf(refund.shares);
    complete(model, place);
  }
}

/** An accepted refund expires when the goods were not sent back in time. */
export function lapseUnsent(model: Model): void {
  for (const place of refundPlaces(model)) {
    const { state, sendBackBefore = Infinity } = refundAt(model, place);
    if (state === 'toReturn' && sendBackBefore <= model.minutes) close(model, place, 'lapsed');
  }
}
