import {
  type Action,
  ownerOf,
  partAt,
  pick,
  type Place,
  places,
  runIf,
  type Step,
} from '../action';
import {
  isVirtual,
  type Line,
  type Model,
  type Part,
  pointsFor,
  refundedOf,
  required,
} from '../model';

const isQuiet = ({ refund }: Part) => refund !== 'applied' && refund !== 'refunding';

const canShip = ({ state, refund }: Part) => state === 'toShip' && refund === 'none';

/** A step on a shop order. */
const onPart =
  (isAllowed: (part: Part) => boolean, action: (model: Model, place: Place) => Action): Step =>
  (model, choice) => {
    const place = pick(places(model), (target) => isAllowed(partAt(model, target)), choice);
    return place && action(model, place);
  };

const nameOf = ({ draft, shop }: Place) => `part ${shop} of order ${draft}`;

export const ship = onPart(canShip, (model, place) => ({
  label: `ship ${nameOf(place)}`,
  async send(scene) {
    const { orderNo } = await scene.partOf(place.draft, place.shop);
    const body = isVirtual(model, partAt(model, place))
      ? { text: 'Code 42' }
      : { company: 'Swallow Post', waybillNo: 'SP1' };
    return scene.operate('shipOrder', { params: { orderNo }, body });
  },
  apply(next) {
    const part = partAt(next, place);
    return runIf(canShip(part), () => {
      part.state = 'toReceive';
      part.shippedAt = next.minutes;
    });
  },
}));

const isOnItsWay = ({ state }: Part) => state === 'toReceive';

/** A report of the courier, which does not change the model. */
export const trace = onPart(isOnItsWay, ({ minutes }, place) => ({
  label: `report where ${nameOf(place)} is`,
  async send(scene) {
    const { orderNo } = await scene.partOf(place.draft, place.shop);
    const body = { time: '2026-03-01 10:00:00', text: `After ${minutes} minutes` };
    return scene.operate('addTrace', { params: { orderNo }, body });
  },
  apply: (next) => isOnItsWay(partAt(next, place)),
}));

/** Payment on delivery is collected by a payment. */
const canTake = (part: Part) => isOnItsWay(part) && part.isPaid && isQuiet(part);

export const take = onPart(canTake, (model, place) => {
  const owner = ownerOf(model, place.draft);
  return {
    label: `receive ${nameOf(place)}`,
    async send(scene) {
      const { orderNo } = await scene.partOf(place.draft, place.shop);
      return scene.as(owner, 'takeOrder', { params: { orderNo } });
    },
    apply(next) {
      const part = partAt(next, place);
      return runIf(canTake(part), () => receive(next, part));
    },
  };
});

const canReview = (part: Part) => part.state === 'toReview' && part.refund === 'none';
const isOpen = ({ isReceived, isReviewed }: Line) => isReceived && !isReviewed;

/** Reviews a line; the last one completes the order and earns its points. */
export const review: Step = (model, choice) => {
  const place = pick(places(model), (target) => canReview(partAt(model, target)), choice);
  if (!place) return undefined;
  const owner = ownerOf(model, place.draft);
  const { lines } = partAt(model, place);
  const open = [...lines.keys()].filter((line) => isOpen(required(lines[line])));
  const line = (choice.isBlind ? undefined : open[choice.at % open.length]) ?? 0;
  return {
    label: `review line ${line} of ${nameOf(place)}`,
    async send(scene) {
      const { id, orderNo } = await scene.partOf(place.draft, place.shop);
      const orderInfoId = (await scene.lineIds(id))[line];
      const body = { orderNo, orderInfoId, star: 4, comment: 'Pours well.' };
      return scene.as(owner, 'writeReview', { body });
    },
    apply(next) {
      const part = partAt(next, place);
      const reviewed = required(part.lines[line]);
      return runIf(canReview(part) && isOpen(reviewed), () => {
        reviewed.isReviewed = true;
        if (!part.lines.some(isOpen)) complete(next, part, owner);
      });
    },
  };
};

function complete(model: Model, part: Part, owner: number): void {
  part.state = 'completed';
  part.completedAt = model.minutes;
  const points = pointsFor(part);
  if (points === 0) return;
  part.earned = { points, isReleased: false };
  required(model.accounts[owner]).frozen += points;
}

const canDelete = (part: Part) =>
  (part.state === 'completed' || part.state === 'cancelled') && isQuiet(part);

export const remove = onPart(canDelete, (model, place) => {
  const owner = ownerOf(model, place.draft);
  return {
    label: `delete ${nameOf(place)}`,
    async send(scene) {
      const { orderNo } = await scene.partOf(place.draft, place.shop);
      return scene.as(owner, 'deleteOrder', { params: { orderNo } });
    },
    apply(next) {
      const part = partAt(next, place);
      return runIf(canDelete(part), () => {
        part.deletedFrom = part.state;
        part.state = 'deleted';
      });
    },
  };
});

const DAY = 1440;

/** Unconfirmed parcels count as received after fifteen days. */
export function receiveOverdue(model: Model): void {
  for (const place of places(model)) {
    const part = partAt(model, place);
    const isDue = (part.shippedAt ?? Infinity) + 15 * DAY <= model.minutes;
    if (canTake(part) && isDue) receive(model, part);
  }
}

export function receive(model: Model, part: Part): void {
  part.state = 'toReview';
  part.receivedAt = model.minutes;
  part.lines.forEach((line, at) => {
    line.isReceived = line.quantity > refundedOf(part, at, true).quantity;
  });
}

/** Received orders without all reviews are completed after thirty days. */
export function completeOverdue(model: Model): void {
  for (const place of places(model)) {
    const part = partAt(model, place);
    const isDue = (part.receivedAt ?? Infinity) + 30 * DAY <= model.minutes;
    if (part.state === 'toReview' && isQuiet(part) && isDue)
      complete(model, part, ownerOf(model, place.draft));
  }
}

/** Points become available when their order can no longer be refunded. */
export function releasePoints(model: Model): void {
  for (const place of places(model)) {
    const { earned, completedAt } = partAt(model, place);
    if (!earned || earned.isReleased || (completedAt ?? 0) + 30 * DAY > model.minutes) continue;
    const account = required(model.accounts[ownerOf(model, place.draft)]);
    earned.isReleased = true;
    account.points += earned.points;
    account.frozen -= earned.points;
  }
}
