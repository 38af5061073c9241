/** Text with a missing value. */
const broken = /\bundefined\b|\bNaN\b|\[object \w+\]/;

/** Texts and accessible names with a missing value. */
export function checkTexts(): string[] {
  const names = [...document.body.querySelectorAll('[aria-label]')].map(
    (element) => element.getAttribute('aria-label') ?? '',
  );
  // Code examples may contain "undefined"
  const prose = [...document.querySelectorAll('code')].reduce(
    (text, { innerText }) => text.replace(innerText, ''),
    document.body.innerText,
  );
  const texts = [prose, ...names];
  return texts.flatMap((text) => broken.exec(text) ?? []).map((text) => `a text says "${text}"`);
}
