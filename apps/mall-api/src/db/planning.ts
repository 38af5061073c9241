/**
 * Statements here take a millisecond: JIT compilation, parallel workers, or replanning for each set of values
 * would cost more. All of them are measured with generic plans (`testing/scale`).
 */
export const PLANNING = {
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  plan_cache_mode: 'force_generic_plan',
  // Pages in use are cached. With the default of 4, the small tables of a new mall are read as a whole
  random_page_cost: 1.1,
} as const;
