import type { UserInfo } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { toEditArgs, toProfile } from './profile';

const user: UserInfo = {
  nickname: 'Nora',
  avatar: '',
  email: null,
  phone: '13800138000',
  userType: 'phone',
};

describe('the profile', () => {
  it('has nothing where the account has nothing', () => {
    expect(toProfile(user)).toEqual({
      nickname: 'Nora',
      avatarSrc: undefined,
      email: undefined,
      phone: { number: '13800138000' },
      kind: 'phone',
    });
  });

  it('sends a picture only where there is one', () => {
    expect(toEditArgs({ nickname: 'Nora' })).toEqual({ nickname: 'Nora' });
    expect(toEditArgs({ nickname: 'Nora', avatarSrc: '/picture/upload/a.png' })).toEqual({
      nickname: 'Nora',
      avatar: '/picture/upload/a.png',
    });
  });
});
