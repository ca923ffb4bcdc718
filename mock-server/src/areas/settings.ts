import type { settings as calls } from '#contracts/areas/settings.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, notFound } from '../records/fail.ts';
import { log, logOf } from '../records/log.ts';

/** The one row of the basic settings. */
const settingId = '1';

const read = (context: Context) => {
  const { phone, maxPayMinutes, version } = context.store.settings.get(settingId) ?? notFound();
  return { phone, maxPayMinutes, version, logs: logOf(context, 'settings', settingId) };
};

export const settings: Handlers<typeof calls> = {
  get: (_, context) => read(context),

  update({ body: { phone, maxPayMinutes, version } }, context) {
    checkVersion(version, read(context).version);
    context.store.settings.update(settingId, { phone, maxPayMinutes });
    log(context, 'settings', settingId, '编辑基本设置');
    return read(context);
  },
};
