import fc from 'fast-check';

/**
 * Properties over random values, with the same seed in every run: what fails, fails again. `PROPERTY_SEED` and `PROPERTY_RUNS` (for
 * those that state no number of their own) ask for others; `npm run soak -- properties` for many.
 */
const { PROPERTY_SEED, PROPERTY_RUNS } = process.env;

fc.configureGlobal({
  seed: Number(PROPERTY_SEED ?? 20_260_513),
  ...(PROPERTY_RUNS && { numRuns: Number(PROPERTY_RUNS) }),
});

export { fc };
