import { useState } from 'react';
import { LoginError, type LoginFailure } from '../login/login-error';
import { samplePicture } from '../testing/pictures';
import { ProfileView, type ProfileViewProps } from '.';
import type { Profile } from './types';

export const sampleProfile: Profile = {
  nickname: 'Nora Lindgren',
  avatarSrc: samplePicture(3),
  email: 'nora.lindgren@example.com',
  kind: 'email',
};

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#f3f0ea"/><text x="60" y="28" text-anchor="middle" font-family="monospace" font-size="24" letter-spacing="6" fill="#39352f">K7FP</text></svg>',
)}`;

export interface SampleProfileProps extends Partial<ProfileViewProps> {
  /** Failure of requesting a code without a captcha. */
  codeFailure?: LoginFailure;
  /** Failure of changing the password. */
  changeFailure?: LoginFailure;
}

const later = <Value,>(value: Value) => Promise.resolve(value);

/** The profile page connected to a fake server. */
export function SampleProfile({ codeFailure, changeFailure, ...props }: SampleProfileProps) {
  const [saved, setSaved] = useState(sampleProfile);
  return (
    <ProfileView
      profile={saved}
      onUpload={(file) => later(URL.createObjectURL(file))}
      onSave={(draft) => later(setSaved({ ...saved, ...draft }))}
      captcha={{ imageSrc: drawn, work: true }}
      password={{
        sendCode: (captcha) =>
          codeFailure && !captcha ? Promise.reject(new LoginError(codeFailure)) : later(undefined),
        change: () =>
          changeFailure ? Promise.reject(new LoginError(changeFailure)) : later(undefined),
      }}
      {...props}
    />
  );
}

/** A PNG of 8 by 8 pixels. */
const PIXELS =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAIUlEQVR42mP4/OwSVsQAoU5E2cARQgJZFC5HZQmclmNFAInWgSFIRWXYAAAAAElFTkSuQmCC';

/** A `File` like one chosen by a shopper. */
export const samplePng = (name: string) =>
  new File([Uint8Array.from(atob(PIXELS), (sign) => sign.charCodeAt(0))], name, {
    type: 'image/png',
  });
