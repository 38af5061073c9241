import { describe, expect, it } from 'vitest';
import { canHover } from './hover-pointer';

const target = document.createElement('button');
const mouse = (timeStamp: number) => canHover({ pointerType: 'mouse', target, timeStamp });
const touch = (timeStamp: number) => canHover({ pointerType: 'touch', target, timeStamp });

describe('canHover', () => {
  it('ignores the mouse that Safari emulates after a touch, and no later one', () => {
    expect(mouse(1000)).toBe(true);
    expect(touch(2000)).toBe(false);
    expect(mouse(2010)).toBe(false);
    expect(mouse(3000)).toBe(true);
  });

  it('does not ignore a mouse elsewhere', () => {
    touch(4000);
    const elsewhere = document.createElement('button');
    expect(canHover({ pointerType: 'mouse', target: elsewhere, timeStamp: 4010 })).toBe(true);
  });
});
