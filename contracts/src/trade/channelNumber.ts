import * as z from 'zod/mini';
import { told } from '../forms/fieldInfo.ts';
import { type Label, say } from '../words.ts';
import '../words/orders.ts';

/** Filter by a number of the channel as staff read it: the whole of it, or at least its last six characters. */
export const channelNumber = (label: Label) =>
  told(z.optional(z.string().check(z.trim(), z.regex(/^$|^\S{6,64}$/, say('lastSix', { label })))), {
    ...{ label, isCode: true, isEnding: true, max: 64 },
  });
