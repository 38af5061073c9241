import { MallError } from '@vermilion/api-client';
import { describe, expect, it, vi } from 'vitest';
import { askOwner } from './ask-owner';

const proof = { graphicKey: 'key', graphicCode: 'abcd' };
const detail = {
  realName: 'Maren Holt',
  email: 'a@b.co',
  phone: '+1 555',
  address: 'Bergen',
  qualificationPicture: '["/one.webp"]',
  intro: '',
  collectNum: 3,
};

describe('askOwner', () => {
  it('sends the solved captcha, and answers with the owner and the licences', async () => {
    const shopQualification = vi.fn(async () => detail);
    expect(await askOwner({ shopQualification }, 7, proof)).toEqual({
      name: 'Maren Holt',
      email: 'a@b.co',
      phone: '+1 555',
      address: 'Bergen',
      licences: ['/one.webp'],
    });
    expect(shopQualification).toHaveBeenCalledWith({ id: 7, ...proof });
  });

  it('knows a captcha that was wrong from everything else that may fail', async () => {
    const failing = (kind: 'captcha' | 'transport') => ({
      shopQualification: () =>
        Promise.reject(new MallError({ kind, operation: 'shopQualification', code: 0, status: 0 })),
    });
    expect(await askOwner(failing('captcha'), 7, proof)).toBeUndefined();
    await expect(askOwner(failing('transport'), 7, proof)).rejects.toThrow(MallError);
  });
});
