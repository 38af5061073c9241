'use client';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { createContext, createElement, useContext } from 'react';
import { mergeProps } from '../internal/merge-props';

/** Props of an injected link component: those of an anchor, with an `href`. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  /** The URL, which may be relative to the page, or a fragment of it. */
  href: string;
}

/** The link of a router, or a plain anchor. */
export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** Renders every link below, e.g. through the app's router. */
  component: LinkComponent;
  /** The part of the app whose links it renders, usually all of it. */
  children: ReactNode;
}

/** Injects the app's router: `<LinkProvider component={RouterLink}>`. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The injected link without styles, for links that look like cards, menu items or buttons. */
export function LinkBase(props: LinkComponentProps) {
  const hooked = mergeProps({ 'data-component': 'link' }, props);
  return createElement(useContext(LinkContext), hooked);
}
