'use client';
import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import type { ThemeProps } from '../internal/theme-context';
import { ThemeContext } from '../internal/theme-context';
import { useThemeWith } from './use-theme-with';

export type ThemeAreaProps = PropsOf<'div', ThemeProps & AsChild>;

/**
 * A part of a page with its own brand, colour mode, language or direction; the rest is inherited. What opens
 * from it (dialogs, menus, toasts) has the same theme, wherever its portal is.
 */
export function ThemeArea({
  brand,
  colorMode,
  locale,
  dir,
  portalContainer,
  asChild,
  ...rest
}: ThemeAreaProps) {
  const theme = useThemeWith({ brand, colorMode, locale, dir, portalContainer });
  const Element = asChild ? Slot : 'div';
  return (
    <ThemeContext value={theme}>
      <Element {...mergeProps({ 'data-component': 'theme-area', ...theme.attributes }, rest)} />
    </ThemeContext>
  );
}
