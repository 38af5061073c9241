/**
 * Words that lost against others, by locale: one thing has one name, see docs/look/words.md. A rule may hold for those
 * catalogues only whose path it matches.
 * @type {Record<string, { word: RegExp, instead: string, in?: RegExp }[]>}
 */
const lost = {
  en: [
    { word: /\bgoods\b/i, instead: 'item, items', in: /mall-components|storefront/ },
    {
      word: /\bpieces?\b|\bproducts?\b(?! quality)/i,
      instead: 'item, items',
      in: /mall-components|storefront/,
    },
    { word: /\bfreight\b/i, instead: 'delivery', in: /mall-components|storefront|mails/ },
    { word: /\bwaybills?\b/i, instead: 'tracking number' },
    { word: /\bapply for a (refund|return)/i, instead: 'request a refund' },
    {
      word: /\bcollect(ed|ion)?\b/i,
      instead: 'save, saved items',
      in: /mall-components|storefront/,
    },
  ],
  'zh-CN': [
    { word: /你/, instead: '您' },
    { word: /(?<!银行)账户|帐/, instead: '账号' },
    { word: /商家(?!入驻|服务)|商户/, instead: '店铺' },
    {
      word: /[\u4e00-\u9fff][,;:!?](?!\d)/,
      instead: 'full-width punctuation',
      in: /mall-components|storefront|mails/,
    },
  ],
  es: [
    {
      word: /\b(usted(es)?|elija|introduzca|escriba|pulse|inténtelo|añada|inicie|revise|compruebe|busque|resérvelos|seleccione|consulte)\b/i,
      instead: 'tú',
    },
  ],
  fr: [
    {
      word: /(?<![\u202f\s])[;!?](?=\s|$)|[ \u00a0][;!?]/,
      instead: 'a narrow no-break space before ; ! ?',
    },
    { word: /[^\s]:(?=\s|$)| :|« | »/, instead: 'a no-break space before : and within « »' },
    { word: /\bpces?\b/i, instead: 'article, articles' },
  ],
  lo: [{ word: /ເຈົ້າ(?!ຂອງ|ຕົວ)/, instead: 'ທ່ານ' }],
};

/** The text with a figure for each argument, and without tags. */
const spoken = (text) =>
  text
    .replaceAll(/\{\s*\w+\s*(,\s*(number|date|time)[^{}]*)?\}/g, '0')
    .replaceAll(/\{\s*\w+,\s*(plural|select|selectordinal),|<[^>]*>/g, '');

/** Messages of a catalogue with a word that lost: `id: "word" is "instead"`. */
export function lostWords(file, locale, messages) {
  const rules = (lost[locale === 'lao' ? 'lo' : locale] ?? []).filter(
    (rule) => !rule.in || rule.in.test(file),
  );
  return Object.entries(messages).flatMap(([id, text]) =>
    rules.flatMap(({ word, instead }) => {
      const [found] = word.exec(spoken(text)) ?? [];
      return found ? [`${file}: ${id} has "${found}", which is "${instead}" here`] : [];
    }),
  );
}
