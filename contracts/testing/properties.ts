import fc from 'fast-check';

/**
 * Properties over random values, with the same seed in every run: what fails, fails again. `PROPERTY_SEED` asks for another;
 * `npm run soak -- properties` for many.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_513) });

export { fc };
