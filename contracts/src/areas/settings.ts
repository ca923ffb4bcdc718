import * as z from 'zod/mini';
import { area, post } from '../endpoint.ts';
import { status } from '../envelope.ts';
import { told } from '../forms/fieldInfo.ts';
import { phonePattern, version, wholeNumber } from '../forms/fields.ts';
import { logRow } from '../logs.ts';
import { say } from '../words.ts';

/** 360 days (specification section 9). */
export const maxPayMinutesLimit = 518_400;

export const settingsForm = z.object({
  /** Customer-service phone: mobile, landline with area code, or 400 number. */
  phone: told(
    z
      .string(say('phoneRequired'))
      .check(z.trim(), z.minLength(1, say('phoneRequired')), z.regex(phonePattern, say('phone'))),
    { label: 'servicePhone', required: true },
  ),
  /** Minutes after which an unpaid order is cancelled. */
  maxPayMinutes: told(wholeNumber('maxPayMinutes', 1, maxPayMinutesLimit, 'maxPayMinutesRequired'), {
    isCapped: true,
    unit: 'minutes',
  }),
  version: z.optional(version),
});
export type SettingsForm = z.infer<typeof settingsForm>;

const settingsRecord = z.object({
  phone: z.string(),
  maxPayMinutes: z.int(),
  logs: z.array(logRow),
  version,
});

export const settings = area('settings', {
  get: post({
    path: 'settings/get',
    purpose: 'The basic settings of the platform.',
    access: { rights: ['viewBasicSetting'] },
    data: settingsRecord,
  }),
  update: post({
    path: 'settings/update',
    purpose: 'Saves the basic settings; with a version, only over that version.',
    access: { rights: ['manageBasicSetting'] },
    body: settingsForm,
    data: settingsRecord,
    errors: [status.invalid, status.stale],
  }),
});
