import { vi } from 'vitest';

/** Captures errors and warnings that are written to the console. */
export function captureConsole() {
  const messages: string[] = [];
  const capture = (...parts: unknown[]) => void messages.push(parts.map(String).join(' '));
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(capture),
    vi.spyOn(console, 'warn').mockImplementation(capture),
  ];
  return { messages, capture, stop: () => spies.forEach((spy) => spy.mockRestore()) };
}
