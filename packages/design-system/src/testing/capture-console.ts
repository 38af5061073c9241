import { vi } from 'vitest';

/** Collects what the page, React or a library writes to the console as an error or a warning. */
export function captureConsole() {
  const messages: string[] = [];
  const capture = (...parts: unknown[]) => void messages.push(parts.map(String).join(' '));
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(capture),
    vi.spyOn(console, 'warn').mockImplementation(capture),
  ];
  return { messages, capture, stop: () => spies.forEach((spy) => spy.mockRestore()) };
}
