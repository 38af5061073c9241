let common: Promise<ReadonlySet<string>> | undefined;

// 49,000 passwords of known breaches; loaded for the first new password, which the server's start does not wait for
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password is one of those that are tried first, in any case of its letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.toLowerCase());
}
