import { describe, expect, it } from 'vitest';
import { addressOf } from './address';

describe('the address of an account', () => {
  it.each([
    [' iris@example.com ', { email: 'iris@example.com' }],
    ['+44 (7700) 900-123', { phone: '+447700900123' }],
    ['42', { id: 42 }],
    ['07700900123', undefined],
    ['Iris', undefined],
    ['', undefined],
  ])('as typed, %j, is %j', (text, address) => expect(addressOf(text)).toEqual(address));
});
