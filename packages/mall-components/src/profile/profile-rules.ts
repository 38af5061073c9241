import { visibleText } from '@vermilion/input-rules/visible-text';

/** Maximum number of characters of a nickname. */
export const NICKNAME_MAX_LENGTH = 255;

export type NicknameProblem = 'nicknameEmpty' | 'nicknameLong';

/** The error of a nickname, if any; blanks around it are ignored. */
export function nicknameProblem(nickname: string): NicknameProblem | undefined {
  const { length } = [...visibleText(nickname)];
  if (length === 0) return 'nicknameEmpty';
  return length > NICKNAME_MAX_LENGTH ? 'nicknameLong' : undefined;
}

/** Requirements for an image. */
export const pictureRules = { accept: 'image/jpeg,image/png', maxBytes: 10 * 1024 * 1024 } as const;
