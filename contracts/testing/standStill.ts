import { beforeEach, vi } from 'vitest';
import { testMoment } from './moment.ts';

/**
 * Set up in every test file: `Date` stands at the moment of the tests. Only `Date`: timers and `performance` run. A test that needs
 * timers of its own takes `vi.useFakeTimers()`, which begins at the same moment, and ends them with `vi.useRealTimers()`.
 */
const standStill = () => vi.setSystemTime(testMoment);

standStill();
beforeEach(standStill);
