/** Whether a module is an island: a page loads it later, and yet is rendered with it. */
export function isIsland(id: string | null | undefined): boolean;
