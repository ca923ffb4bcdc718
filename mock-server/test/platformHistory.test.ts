import { estateDeeds } from './estateDeeds.ts';
import { holdsThroughout } from './history.ts';
import { incomeDeeds } from './incomeDeeds.ts';
import { tradeDeeds } from './tradeDeeds.ts';
import { withdrawDeeds } from './withdrawDeeds.ts';

/** All areas at once: what one of them does to the accounts and members of another one. */
holdsThroughout({ length: 300, scale: 0.05, areas: [tradeDeeds, estateDeeds, incomeDeeds, withdrawDeeds] });
