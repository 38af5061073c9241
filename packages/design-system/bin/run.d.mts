export function run(
  args: readonly string[],
  io?: { print: (text: string) => void; warn: (text: string) => void },
): Promise<void>;
