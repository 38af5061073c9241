import { vi } from 'vitest';

/** Collects what the page, React or a library writes to the console as an error or a warning. */
export function listen() {
  const heard: string[] = [];
  const hear = (...parts: unknown[]) => void heard.push(parts.map(String).join(' '));
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(hear),
    vi.spyOn(console, 'warn').mockImplementation(hear),
  ];
  return { heard, hear, stop: () => spies.forEach((spy) => spy.mockRestore()) };
}
