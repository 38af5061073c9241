import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onOutsidePress } from './on-outside-press';

const inside = document.createElement('div');
document.body.append(inside);
const onPress = vi.fn<(event: Event) => void>();
const stop = onOutsidePress(document, (target) => !inside.contains(target as Node), onPress);
afterEach(() => onPress.mockClear());

describe('onOutsidePress', () => {
  it('is called at once when a mouse goes down outside, and only once', () => {
    fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
    expect(onPress).toHaveBeenCalledOnce();
    fireEvent.click(document.body);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('is called for a finger when it is lifted, and not when it scrolls the page', () => {
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    fireEvent.pointerCancel(document.body, { pointerType: 'touch' });
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    fireEvent.click(document.body);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('is not called for presses inside, nor for clicks without a press', () => {
    for (const pointerType of ['mouse', 'touch']) {
      fireEvent.pointerDown(inside, { pointerType });
      fireEvent.click(inside);
    }
    fireEvent.click(document.body);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('ends', () => {
    stop();
    fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
    expect(onPress).not.toHaveBeenCalled();
  });
});
