/** What a text says when a value was missing. */
const broken = /\bundefined\b|\bNaN\b|\[object \w+\]/;

/** Texts and names that a missing value has spoilt. */
export function checkTexts(): string[] {
  const names = [...document.body.querySelectorAll('[aria-label]')].map(
    (element) => element.getAttribute('aria-label') ?? '',
  );
  // Code may speak of what is undefined
  const prose = [...document.querySelectorAll('code')].reduce(
    (text, { innerText }) => text.replace(innerText, ''),
    document.body.innerText,
  );
  const texts = [prose, ...names];
  return texts.flatMap((text) => broken.exec(text) ?? []).map((text) => `a text says "${text}"`);
}
