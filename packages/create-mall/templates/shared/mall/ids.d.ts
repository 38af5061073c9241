import '@vermilion/mall-components/settings';

declare module '@vermilion/mall-components/settings' {
  /** All ids of this mall are numbers. */
  interface Register {
    id: number;
  }
}
