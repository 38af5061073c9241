import { useApp } from '../deps/app-context';
import { smallImage } from '../wire/small-image';
import { useHomeIndex } from './use-home-index';

/** The logo of the brand or of the mall's server; nothing if the header shows the mall's name as a word mark. */
export function useLogo(): { logoSrc?: string; darkLogoSrc?: string } {
  const { logo } = useApp();
  const { logoUrl, mall } = useHomeIndex() ?? {};
  if (logo.startsWith('/')) {
    const [logoSrc, darkLogoSrc] = logo.split(' ');
    return { logoSrc, darkLogoSrc };
  }
  if (logo === 'name' || !logoUrl) return {};
  return {
    logoSrc: smallImage(logoUrl),
    darkLogoSrc: mall?.logoDarkUrl && smallImage(mall.logoDarkUrl),
  };
}
