import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toReview } from './review';

const wire = { nickname: 'A**n', star: 5, createTime: '2026-03-01 10:00:00', comment: 'Fits.' };

describe('toReview', () => {
  it('shows a review with its pictures and what was said to it', () => {
    const told = {
      id: 9001,
      avatar: '/nora.webp',
      language: 'en',
      pics: ['', '/a.webp'],
      sku: '',
      followUp: 'Still fits.',
      followUpTime: '2026-04-01 10:00:00',
      merchantReplyContent: 'Thank you.',
    };
    expect(toReview(mall)({ ...wire, ...told } as never, 3)).toEqual({
      id: 9001,
      author: 'A**n',
      avatarSrc: '/nora.webp',
      rating: 5,
      date: new Date('2026-03-01T02:00:00Z'),
      language: 'en',
      text: 'Fits.',
      pictures: ['/a.webp'],
      followUp: { text: 'Still fits.', date: new Date('2026-04-01T02:00:00Z') },
      shopReply: 'Thank you.',
    });
  });

  it('shows what it can where the server leaves fields out or empty', () => {
    const empty = { avatar: '', language: '', merchantReplyContent: '' };
    expect(toReview(mall)({ ...wire, ...empty } as never, 3)).toEqual({
      id: 3,
      author: 'A**n',
      rating: 5,
      date: new Date('2026-03-01T02:00:00Z'),
      text: 'Fits.',
      pictures: [],
    });
  });

  it.each([
    ['no text', { followUp: '', followUpTime: '2026-04-01 10:00:00' }],
    ['no time', { followUp: 'Still fits.', followUpTime: null }],
  ])('shows no follow-up with %s', (_case, part) => {
    expect(toReview(mall)({ ...wire, ...part } as never, 0).followUp).toBeUndefined();
  });

  it.each([
    ['Black,42', 'Black, 42'],
    ['Black', 'Black'],
    ['', undefined],
  ])('writes the chosen options %j as %j', (sku, specification) => {
    expect(toReview(mall)({ ...wire, sku } as never, 0).specification).toBe(specification);
  });
});
