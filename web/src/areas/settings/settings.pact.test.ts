import { MatchersV3 } from '@pact-foundation/pact';
import { maxPayMinutesLimit, settings } from '#contracts/areas/settings.ts';
import { status } from '#contracts/envelope.ts';
import { fromState, isRefused, succeeds } from '../../api/testing/pact.ts';

const { integer, string } = MatchersV3;

succeeds(settings.get, 'the settings', {
  as: 'platformAdmin',
  given: ['settings exist'],
  input: {},
  data: { phone: string('400-880-1234'), maxPayMinutes: integer(30), version: integer(1) },
});
isRefused(settings.get, 'without the right', { as: 'frontDesk', input: {}, status: status.forbidden });

const version = fromState('version', 1);
const body = { phone: '0571-88001234', maxPayMinutes: 45, version };
succeeds(settings.update, 'over their own version', {
  as: 'platformAdmin',
  given: ['settings exist'],
  input: { body },
});
isRefused(settings.update, 'too many minutes', {
  as: 'platformAdmin',
  given: ['settings exist'],
  input: { body: { ...body, maxPayMinutes: maxPayMinutesLimit + 1 } },
  status: status.invalid,
  field: 'maxPayMinutes',
});
isRefused(settings.update, 'that somebody else changed', {
  as: 'platformAdmin',
  given: ['settings were changed by somebody else'],
  input: { body },
  status: status.stale,
});
