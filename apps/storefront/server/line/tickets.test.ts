import { describe, expect, it } from 'vitest';
import { createTickets } from './tickets';

const now = 1_800_000_000_000;
const claim = (tickets: ReturnType<typeof createTickets>) => ({
  ...tickets.issue(now),
  kind: 'ticket' as const,
  until: now + 1000,
});

describe('tickets', () => {
  it('are read by every process with the same secret, and by no other', () => {
    const [one, same, other] = [createTickets('a'), createTickets('a'), createTickets('b')];
    const given = claim(one);
    expect(same.read(one.write(given), now)).toEqual(given);
    expect(other.read(one.write(given), now)).toBeUndefined();
    expect(createTickets().read(createTickets().write(given), now)).toBeUndefined();
  });

  it('cannot be made older, into a pass, or good for longer', () => {
    const tickets = createTickets('a');
    const text = tickets.write(claim(tickets));
    const forged = [
      text.replace('ticket', 'pass'),
      text.replace(String(now), String(now - 1)),
      text.replace(String(now + 1000), String(now + 9000)),
      `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`,
      'ticket....',
      'x'.repeat(5000),
    ];
    expect(forged.map((one) => tickets.read(one, now))).toEqual(forged.map(() => undefined));
  });

  it('are no longer good once their time is over', () => {
    const tickets = createTickets('a');
    expect(tickets.read(tickets.write(claim(tickets)), now + 1001)).toBeUndefined();
  });
});
