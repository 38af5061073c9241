import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalEmail, isEmail, readEmail } from './email';
import { acceptedEmails, refusedEmails } from './testing/emails';

describe('an e-mail address', () => {
  it.each(acceptedEmails)('can be %s', (email) => expect(isEmail(email)).toBe(true));
  it.each(refusedEmails)('cannot be %j', (email) => expect(isEmail(email)).toBe(false));

  it.each([
    ['  Nora@Example.COM ', 'Nora@example.com'],
    ['\u200enora@example.com\u200b', 'nora@example.com'],
    ['ｎｏｒａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'nora@example.com'],
    ['x@Bücher.example', 'x@xn--bcher-kva.example'],
    ['陈@例子。中国', '陈@xn--fsqu00a.xn--fiqs8s'],
  ])('%j is kept as %s', (typed, kept) => expect(readEmail(typed)).toBe(kept));

  it('is one account in every spelling', () => {
    for (const typed of ['Käthe@MÜLLER.example', 'käthe@xn--mller-kva.example'])
      expect(canonicalEmail(typed)).toBe('käthe@xn--mller-kva.example');
  });

  it('may be what was accepted before', () => {
    const before = /^\w+([-+.]\w+)*@\w+(-\w+)*(\.\w+(-\w+)*)*\.[a-z]\w*$/;
    fc.assert(
      fc.property(fc.stringMatching(before), (email) => {
        fc.pre(email.length <= 100 && !/[^.@]{64}/.test(email));
        expect(isEmail(email)).toBe(true);
        expect(readEmail(readEmail(email) ?? '')).toBe(readEmail(email));
      }),
    );
  });

  it('is read in no time, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => isEmail(text) === isEmail(text)));
    expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(50_000)}`)).toBe(false);
  });
});
