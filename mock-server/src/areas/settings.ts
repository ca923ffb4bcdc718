import type { settings as calls } from '#contracts/areas/settings.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, notFound } from '../records/fail.ts';

/** The one row of the basic settings. */
const settingId = '1';

const read = ({ store }: Context) => {
  const row = store.settings.get(settingId) ?? notFound();
  return { phone: row.phone, maxPayMinutes: row.maxPayMinutes, version: row.version };
};

export const settings: Handlers<typeof calls> = {
  get: (_, context) => read(context),

  update({ body: { phone, maxPayMinutes, version } }, context) {
    checkVersion(version, read(context).version);
    context.store.settings.update(settingId, { phone, maxPayMinutes });
    return read(context);
  },
};
