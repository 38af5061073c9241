import type { Step } from './action';
import type { Model } from './model';
import { runAction } from './run-action';
import type { Scene } from './scene';
import { deliver } from './steps/on-delivery';
import { arrive, payBack, refuse } from './steps/refund';
import { ship } from './steps/shipping';
import { jobs, pass } from './steps/time';

const DAY = 1440;

/** What shops owe an order until it has ended; nothing else of it is due but time. */
const dues: readonly Step[] = [refuse, arrive, payBack, ship, deliver];

/** Long enough each: to send goods back or receive them, to complete, and until nothing can be refunded. */
const SPANS = [16 * DAY, 31 * DAY, 31 * DAY];

/** Brings every order to its end: shops do what they owe, and time does the rest. */
export async function endLives(model: Model, scene: Scene): Promise<void> {
  await workOff(model, scene);
  for (const span of SPANS) {
    await runAction(model, scene, pass(span));
    await runAction(model, scene, jobs);
    await workOff(model, scene);
  }
}

async function workOff(model: Model, scene: Scene): Promise<void> {
  for (const due of dues) {
    for (;;) {
      const action = due(model, { at: 0, numbers: [], isOn: true, isBlind: false });
      if (!action) break;
      await runAction(model, scene, action);
    }
  }
}
