declare module '@vermilion/mall-components/settings' {
  interface Register {
    /** This mall's server counts its things. */
    id: number;
  }
}
export {};
