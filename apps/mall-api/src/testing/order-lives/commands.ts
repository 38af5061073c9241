import fc from 'fast-check';
import type { Action, Choice, Step } from './action';
import { type Model, required } from './model';
import { runAction, runConcurrently } from './run-action';
import type { Scene } from './scene';
import { cancelPaidPart } from './steps/cancel-paid';
import { createDraft } from './steps/draft';
import { callOff, cancelOnePart, deliver } from './steps/on-delivery';
import { placeOrder, placeTwoOrders } from './steps/order';
import { cancel, decide, resendEvent, startPayment } from './steps/payment';
import * as refund from './steps/refund';
import { applyForRefund } from './steps/refund-application';
import { remove, review, ship, take, trace } from './steps/shipping';
import { letTimePass, runJobs } from './steps/time';

/** A command: one step, or two concurrent ones. */
type CommandKind = (model: Model, choices: readonly [Choice, Choice]) => Action[];

const single =
  (step: Step): CommandKind =>
  (model, [choice]) =>
    [step(model, choice) ?? []].flat();

/** Two steps on the same target, if both find one. */
const pair =
  (first: Step, second: Step): CommandKind =>
  (model, [choice, secondChoice]) => {
    const actions = [first(model, choice), second(model, { ...secondChoice, at: choice.at })];
    return actions.every((action) => action !== undefined) ? actions : [];
  };

const times = (count: number, kind: CommandKind): CommandKind[] =>
  Array.from({ length: count }, () => kind);

/** All steps; those that others depend on more often. */
const kinds: CommandKind[] = [
  ...[
    ...times(3, single(createDraft)),
    ...times(8, single(placeOrder)),
    ...times(6, single(startPayment)),
  ],
  ...[...times(8, single(decide)), single(resendEvent), single(cancel), single(cancelPaidPart)],
  ...[...times(2, single(letTimePass)), ...times(4, single(runJobs))],
  ...[...times(6, single(ship)), single(trace), ...times(6, single(take))],
  ...[...times(8, single(review)), single(remove)],
  ...[...times(4, single(deliver)), single(callOff), single(cancelOnePart)],
  ...times(3, single(refund.payBack)),
  ...[...times(3, single(applyForRefund)), single(refund.withdraw), single(refund.refuse)],
  ...[...times(5, single(refund.accept)), ...times(3, single(refund.sendBack))],
  ...[...times(4, single(refund.arrive)), ...times(3, placeTwoOrders)],
  ...[pair(placeOrder, placeOrder), pair(cancel, cancel), pair(cancel, startPayment)],
  ...[...times(2, pair(cancel, decide)), pair(startPayment, startPayment), pair(decide, decide)],
  ...[...times(2, pair(refund.accept, refund.withdraw)), pair(refund.accept, refund.refuse)],
  ...[pair(refund.accept, refund.accept), pair(refund.arrive, refund.refuse)],
  ...[pair(refund.sendBack, refund.withdraw), pair(applyForRefund, applyForRefund)],
  ...[pair(applyForRefund, ship), pair(applyForRefund, review), pair(applyForRefund, remove)],
  ...[pair(deliver, callOff), pair(deliver, deliver), pair(callOff, cancel)],
  ...[pair(cancelOnePart, ship), pair(cancel, ship), pair(cancel, cancelOnePart)],
  ...[pair(review, review), pair(take, take), pair(ship, ship)],
  ...[pair(cancelPaidPart, ship), pair(cancelPaidPart, cancel), pair(cancelPaidPart, remove)],
  ...[pair(cancelPaidPart, applyForRefund), pair(cancelPaidPart, cancelPaidPart)],
];

/** One of the commands that are possible in the current model. */
class Command implements fc.AsyncCommand<Model, Scene> {
  private done = '';
  constructor(
    private readonly kinds: readonly CommandKind[],
    private readonly kind: number,
    private readonly choices: readonly [Choice, Choice],
  ) {}

  check = (model: Readonly<Model>) =>
    this.kinds.some((kind) => kind(structuredClone(model), this.choices).length > 0);

  async run(model: Model, scene: Scene): Promise<void> {
    const copy = structuredClone(model);
    const open = this.kinds.flatMap((kind) => {
      const actions = kind(copy, this.choices);
      return actions.length > 0 ? [actions] : [];
    });
    const [first, second] = required(open[this.kind % open.length]);
    this.done = [first, second].flatMap((action) => action?.label ?? []).join(' | ');
    const isDone = second
      ? await runConcurrently(model, scene, required(first), second)
      : await runAction(model, scene, required(first));
    count(this.done, isDone);
  }

  toString = () => this.done || 'nothing yet';
}

/** Number of commands that ran, and how many of each kind were allowed and rejected. */
export const counted = { commands: 0, byName: new Map<string, number>() };

function count(done: string, isDone: readonly boolean[]): void {
  const verb = done.replaceAll(/ (draft|part|of|for|payment|order) .*?( \||$)/g, '$2');
  const name = `${verb}: ${isDone.map((isAllowed) => (isAllowed ? 'done' : 'refused')).join(', ')}`;
  counted.commands += 1;
  counted.byName.set(name, (counted.byName.get(name) ?? 0) + 1);
}

const choice: fc.Arbitrary<Choice> = fc.record({
  at: fc.nat({ max: 999 }),
  numbers: fc.array(fc.nat({ max: 3 }), { minLength: 6, maxLength: 6 }),
  isOn: fc.boolean(),
  isBlind: fc.nat({ max: 7 }).map((value) => value === 7),
});

const kind = fc.nat({ max: 9999 });

/** A step that the rules allow, with a provider that sends its events. */
const allowed = (step: Step): fc.Arbitrary<Command> =>
  fc
    .tuple(choice, choice)
    .map(
      ([choice, second]) =>
        new Command([single(step)], 0, [{ ...choice, isOn: true, isBlind: false }, second]),
    );

const paidOrder = [createDraft, placeOrder, startPayment, decide].map(allowed);

/** A sequence starts with two orders, mostly paid, and continues at random. */
export const commandSequences = (least: number, most: number): fc.Arbitrary<Command[]> =>
  fc
    .tuple(
      fc.tuple(...paidOrder, ...paidOrder),
      fc.array(
        fc.tuple(kind, fc.tuple(choice, choice)).map(([at, two]) => new Command(kinds, at, two)),
        { minLength: least, maxLength: most, size: 'max' },
      ),
    )
    .map(([opening, life]) => [...opening, ...life]);
