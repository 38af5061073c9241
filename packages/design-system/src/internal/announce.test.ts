import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from './announce';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const region = () => document.querySelector('[data-component="announcement"]');

describe('announce', () => {
  it('announces a text, and removes it once it has been read', () => {
    announce('2 in the cart');
    vi.advanceTimersByTime(100);
    expect(region()).toHaveTextContent('2 in the cart');
    vi.advanceTimersByTime(7000);
    expect(region()).toBeEmptyDOMElement();
  });

  it('keeps a new text for as long, however soon it follows', () => {
    announce('2 in the cart');
    vi.advanceTimersByTime(6000);
    announce('3 in the cart');
    vi.advanceTimersByTime(6000);
    expect(region()).toHaveTextContent('3 in the cart');
  });
});
