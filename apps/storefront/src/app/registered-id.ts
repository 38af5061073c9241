declare module '@vermilion/mall-components/settings' {
  interface Register {
    /** This mall's API uses numeric ids. */
    id: number;
  }
}
export {};
