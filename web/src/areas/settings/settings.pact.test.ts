import { maxPayMinutesLimit, settings, settingsForm } from '#contracts/areas/settings.ts';
import { status } from '#contracts/envelope.ts';
import { settingsExample } from '#contracts/examples/settings.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { fromState, isRefused, succeeds } from '../../api/testing/pact.ts';

succeeds(settings.get, 'the settings', {
  as: 'platformAdmin',
  given: ['settings exist'],
  input: {},
  data: answersOf(settings, { form: settingsForm, values: { ...settingsExample, version: 1 } }).record,
});
isRefused(settings.get, 'without the right', { as: 'frontDesk', input: {}, status: status.forbidden });

const version = fromState('version', 1);
const body = { ...settingsExample, version };
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
