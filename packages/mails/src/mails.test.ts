import { describe, expect, it } from 'vitest';
import { type EventName, events, type ValuesOf } from './events';
import { eventTexts, formatMessage, mailLanguages, type MessageId } from './format';
import en from './messages/en.json' with { type: 'json' };
import { renderMail } from './render-mail';

const names = Object.keys(events) as EventName[];
const every = names.flatMap((event) => mailLanguages.map((language) => [event, language] as const));
const brand = {
  name: 'Vermilion',
  url: 'https://mall.example',
  primary: '#c02d23',
  onPrimary: '#ffffff',
};
const order = {
  lines: [
    { name: 'Cup', options: 'White', quantity: 2, amount: '$18.00', picture: null },
    { name: 'Tea & <b>', options: '', quantity: 1, amount: '$9.00', picture: null },
  ],
  sums: [{ label: 'Total', amount: '$27.00' }],
  address: ['Ann', '1 Quay'],
  arrival: '4 March',
};

/** Values that each stand for themselves in the text. */
const valuesOf = (event: EventName) =>
  Object.fromEntries(
    events[event].values.map((name) => [
      name,
      /count|stars/.test(name) ? 7 : name === 'isPaid' ? 'yes' : `<${name}>`,
    ]),
  ) as ValuesOf<EventName>;

describe('the texts of mails', () => {
  it('are there for every event, and for nothing else', () => {
    const parts = names.flatMap((name) => ['subject', 'text', 'button'].map((p) => `${name}.${p}`));
    const ofEvents = Object.keys(en).filter((id) => !/^(footer|order)\./.test(id));
    expect(ofEvents.toSorted()).toEqual(parts.toSorted());
  });

  it.each(every)('of %s in %s say every value', (event, language) => {
    const values = valuesOf(event);
    const { subject, text, button } = eventTexts(language, event, values);
    const said = `${subject} ${text}`;
    for (const [name, value] of Object.entries(values)) {
      if (name !== 'isPaid') expect(said).toContain(String(value));
    }
    expect(button).not.toBe('');
    expect(said).not.toMatch(/[{}]/);
  });

  it.each(mailLanguages.filter((language) => language !== 'en'))('are translated to %s', (to) => {
    const ids = Object.keys(en) as MessageId[];
    const same = ids.filter((id) => {
      const values = { order: 'x', until: 'x', count: 1, stars: 1, quantity: 1, isPaid: 'yes' };
      const all = { ...values, shop: 'x', mall: 'x', parcel: 'x', amount: 'x', reason: 'x' };
      const more = { ...all, waybill: 'x', goods: 'x', coupon: 'x', job: 'x' };
      return formatMessage(to, id, more) === formatMessage('en', id, more);
    });
    expect(same).toEqual([]);
  });

  it('tell what is not so: an unpaid order is not paid back', () => {
    const values = { order: '1', shop: 'Kiln', isPaid: 'no' };
    expect(eventTexts('en', 'orderCancelled', values).text).toContain('Nothing was charged');
    expect(eventTexts('en', 'orderPlaced', { order: '1', until: 'none' }).text).not.toContain(
      'pay',
    );
  });
});

describe('a mail', () => {
  const content = {
    language: 'fr' as const,
    brand,
    subject: 'Votre commande 1',
    texts: ['Merci !'],
    button: { label: 'Voir', url: 'https://mall.example/order?a=1&b=2' },
    order,
  };

  it('has the same in HTML and in plain text, in the language of its reader', async () => {
    const { html, text } = await renderMail(content);
    expect(html).toContain('lang="fr"');
    for (const said of ['Merci !', 'Cup', '$27.00', '1 Quay', '4 March', 'Arrivée prévue']) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    expect(text).toContain('https://mall.example/order?a=1&b=2');
  });

  it('shows what people have typed as text', async () => {
    const { html } = await renderMail({ ...content, texts: ['<img src=x onerror=alert(1)>'] });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('Tea & <b>');
  });

  it('can be stopped in one click only where it is not part of a contract', async () => {
    expect((await renderMail(content)).headers).toEqual({});
    const stopUrl = 'https://mall.example/mails/stop#t';
    const { headers, text } = await renderMail({ ...content, stopUrl });
    expect(headers['List-Unsubscribe']).toBe(`<${stopUrl}>`);
    expect(text).toContain(stopUrl);
  });
});
