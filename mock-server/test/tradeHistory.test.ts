import { holdsThroughout } from './history.ts';
import { tradeDeeds } from './tradeDeeds.ts';

holdsThroughout({ length: 500, scale: 0.1, areas: [tradeDeeds] });
