import { expect, it, onTestFinished, vi } from 'vitest';
import { createPulse, type PulseOptions } from './pulse';

function start(options: Partial<PulseOptions> = {}) {
  let answers: () => Promise<unknown> = async () => {};
  const onAway = vi.fn();
  const ask = vi.fn(() => answers());
  const pulse = createPulse({ ask, every: 5, patience: 20, onAway, ...options });
  onTestFinished(() => pulse.stop());
  return { pulse, ask, onAway, answer: (how: () => Promise<unknown>) => (answers = how) };
}
const never = () => new Promise(() => {});

it('aborts whoever waits when nothing is answered, once, and lets them in again after that', async () => {
  const { pulse, onAway, answer } = start();
  const waiting = pulse.signal();
  answer(never);
  await expect.poll(() => waiting.aborted).toBe(true);
  expect(waiting.reason).toMatchObject({ name: 'TimeoutError' });
  expect(pulse.signal().aborted).toBe(true);
  answer(async () => {});
  await expect.poll(() => pulse.signal().aborted).toBe(false);
  expect(onAway).toHaveBeenCalledOnce();
});

it('lets any number wait, without a word about a leak', () => {
  const { pulse } = start();
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  for (let at = 0; at < 30; at += 1) pulse.signal().addEventListener('abort', () => at);
  expect(warn).not.toHaveBeenCalled();
});

it('takes a refusal for an answer', async () => {
  const { pulse, ask, answer } = start();
  answer(() => Promise.reject(new Error('refused')));
  await expect.poll(() => ask.mock.calls.length).toBeGreaterThan(5);
  expect(pulse.signal().aborted).toBe(false);
});

it('allows for a miss where others may answer', async () => {
  const { pulse, ask, answer } = start({ misses: 2 });
  let asked = 0;
  answer(() => ((asked += 1) % 2 ? never() : Promise.resolve()));
  await expect.poll(() => ask.mock.calls.length).toBeGreaterThan(6);
  expect(pulse.signal().aborted).toBe(false);
  answer(never);
  await expect.poll(() => pulse.signal().aborted).toBe(true);
});
