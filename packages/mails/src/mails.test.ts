import { describe, expect, it } from 'vitest';
import { type EventName, events, type Recipient, topicsOf, type ValuesOf } from './events';
import { eventTexts, formatMessage, mailLanguages, type MessageId } from './format';
import en from './messages/en.json' with { type: 'json' };
import { renderMail } from './render-mail';
import { eventNames as names, sampleMail } from './samples';

const every = names.flatMap((event) => mailLanguages.map((language) => [event, language] as const));

/** Values that choose a sentence instead of being in it. */
const choices: Record<string, string> = {
  isPaid: 'yes',
  isCod: 'yes',
  way: 'company',
  why: 'foreign',
};

/** Values that each stand for themselves in the text. */
const valuesOf = (event: EventName) =>
  Object.fromEntries(
    events[event].values.map((name) => [
      name,
      choices[name] ?? (/count|stars/.test(name) ? 7 : `<${name}>`),
    ]),
  ) as ValuesOf<EventName>;

describe('the table of mails', () => {
  it('has texts for every event, and for nothing else', () => {
    const parts = names.flatMap((name) => ['subject', 'text', 'button'].map((p) => `${name}.${p}`));
    const ofEvents = Object.keys(en).filter((id) => /\.(subject|text|button)$/.test(id));
    expect(ofEvents.filter((id) => id !== 'stop.button').toSorted()).toEqual(parts.toSorted());
  });

  it('tells each recipient of something', () => {
    const recipients: Recipient[] = ['shopper', 'shop', 'operator'];
    for (const recipient of recipients) {
      expect(names.filter((name) => events[name].recipient === recipient)).not.toEqual([]);
    }
  });

  it.each(mailLanguages)('names every topic in %s', (language) => {
    const topics = (['shopper', 'shop', 'operator'] as const).flatMap((one) => topicsOf(one));
    for (const topic of topics) expect(formatMessage(language, `topic.${topic}`)).not.toBe('');
  });

  it('lets shoppers leave out what they have not asked for, and nothing of a contract', () => {
    expect(topicsOf('shopper')).toEqual(['reviews', 'coupons', 'backInStock']);
  });
});

describe('the texts of mails', () => {
  it.each(every)('of %s in %s say every value', (event, language) => {
    const values = valuesOf(event);
    const { subject, text, button } = eventTexts(language, event, values);
    const said = `${subject} ${text}`;
    for (const [name, value] of Object.entries(values)) {
      if (!(name in choices)) expect(said).toContain(String(value));
    }
    expect(button).not.toBe('');
    expect(said).not.toMatch(/[{}]/);
  });

  it.each(mailLanguages.filter((language) => language !== 'en'))('are translated to %s', (to) => {
    const ids = Object.keys(en) as MessageId[];
    const words = 'order until shop mall amount waybill goods coupon job least days topic subject';
    const texts = Object.fromEntries(words.split(' ').map((name) => [name, 'x']));
    const values = { ...texts, ...choices, count: 1, stars: 1, quantity: 1 };
    expect(
      ids.filter((id) => formatMessage(to, id, values) === formatMessage('en', id, values)),
    ).toEqual([]);
  });

  it('tell what is not so: an unpaid order is not paid back', () => {
    const cancelled = { order: '1', shop: 'Kiln', isPaid: 'no' };
    expect(eventTexts('en', 'orderCancelled', cancelled).text).toContain('Nothing was charged');
    const placed = { order: '1', until: 'none', isCod: 'no', days: 'none' };
    expect(eventTexts('en', 'orderPlaced', placed).text).not.toContain('pay');
  });
});

describe('a mail', () => {
  const content = sampleMail('orderShipped', 'fr');

  it('has the same in HTML and in plain text, in the language of its reader', async () => {
    const { html, text } = await renderMail(content);
    expect(html).toContain('lang="fr"');
    for (const said of [content.texts[0], 'Speckled', '$1,127.50', '1 Quay', 'Arrivée prévue']) {
      expect(html.replaceAll('&amp;', '&')).toContain(said);
      expect(text).toContain(said);
    }
    expect(text).toContain('https://mall.example/order/order_detail?orderNo=SH7&from=mail');
  });

  it('shows what people have typed as text', async () => {
    const typed = '<img src=x onerror=alert(1)>';
    const { html } = await renderMail({
      ...content,
      texts: [typed],
      facts: [{ label: 'Reason', lines: [typed] }],
    });
    expect(html).not.toContain('<img src=x');
  });

  it('can be stopped in one click only where it is not part of a contract', async () => {
    expect((await renderMail(content)).headers).toEqual({});
    const invitation = sampleMail('reviewInvited', 'en');
    const { headers, text } = await renderMail(invitation);
    expect(headers).toEqual({
      'List-Unsubscribe': `<${invitation.stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(text).toContain(invitation.stopUrl);
  });
});
