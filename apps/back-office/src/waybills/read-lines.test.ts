import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines';

describe('a list of waybills', () => {
  it.each([
    ['SH1,Swallow,W1'],
    ['SH1;Swallow;W1'],
    ['SH1\tSwallow\tW1'],
    ['"SH1", Swallow , "W1"'],
    ['\uFEFFSH1,Swallow,W1\r\n\r\n'],
  ])('reads %j', (text) => {
    expect(readLines(text)).toMatchObject([
      { line: 1, orderNo: 'SH1', company: 'Swallow', waybillNo: 'W1' },
    ]);
  });

  it('keeps separators and quotes of a value in quotes, and tells the number of each line', () => {
    const [first, second] = readLines('"SH1","Swallow, ""Post""",W1\n\nSH2,Swallow');
    expect(first).toMatchObject({ line: 1, company: 'Swallow, "Post"', waybillNo: 'W1' });
    expect(second).toMatchObject({ line: 3, orderNo: 'SH2', waybillNo: '' });
  });
});
