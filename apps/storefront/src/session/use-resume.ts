export function useResume() {}
