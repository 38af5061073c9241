/** JSON inside a string; the fallback if the text is missing or invalid. */
export function jsonOf<T>(text: string | null | undefined, fallback: T): T {
  if (!text) return fallback;
  try {
    // The contract defines the shape of each such field
    return (JSON.parse(text) as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** A list of URLs inside a string, without invalid ones. */
export const listOf = (text: string | null | undefined) =>
  [jsonOf<unknown>(text, [])]
    .flat()
    .filter((entry): entry is string => typeof entry === 'string' && entry !== '');
