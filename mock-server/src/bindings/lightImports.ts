import { registerHooks } from 'node:module';

/**
 * @mswjs/data loads a whole second msw for its request handlers and all of date-fns for three comparisons. We use neither
 * (we index and compare on our own), and they are about half of the server's start (0.5 s instead of 0.9 s). In their
 * place it gets an empty module. Where this hook does not fit any more, the start is slow again and nothing else happens.
 */
const unused = new Set(['msw', 'date-fns']);
const empty = new URL('./empty.cjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (unused.has(specifier) && context.parentURL?.includes('/@mswjs/data/lib/')) {
      return { url: empty, format: 'commonjs', shortCircuit: true };
    }
    return next(specifier, context);
  },
});
