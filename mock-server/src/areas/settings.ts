import { type settings as calls, settingsForm } from '#contracts/areas/settings.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, notFound } from '../records/fail.ts';
import { fieldChanges } from '../records/fieldChanges.ts';
import { log, logOf } from '../records/log.ts';

/** The one row of the basic settings. */
const settingId = '1';

const read = (context: Context) => {
  const { phone, maxPayMinutes, version } = context.store.settings.get(settingId) ?? notFound();
  return { phone, maxPayMinutes, logs: logOf(context, 'settings', settingId), version };
};

export const settings: Handlers<typeof calls> = {
  get: (_, context) => read(context),

  update({ body: { phone, maxPayMinutes, version } }, context) {
    const before = read(context);
    checkVersion(version, before.version);
    context.store.settings.update(settingId, { phone, maxPayMinutes });
    const changes = fieldChanges(settingsForm, before, { phone, maxPayMinutes });
    log(context, 'settings', settingId, '编辑', changes);
    return read(context);
  },
};
