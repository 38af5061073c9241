/** What a text says when a value was missing. */
const broken = /\bundefined\b|\bNaN\b|\[object \w+\]/;

/** Texts and names that a missing value has spoilt. */
export function checkTexts(): string[] {
  const names = [...document.body.querySelectorAll('[aria-label]')].map(
    (element) => element.getAttribute('aria-label') ?? '',
  );
  const texts = [document.body.innerText, ...names];
  return texts.flatMap((text) => broken.exec(text) ?? []).map((text) => `a text says "${text}"`);
}
