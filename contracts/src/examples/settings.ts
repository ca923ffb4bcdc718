import type { SettingsForm } from '../areas/settings.ts';

/** A right form. */
export const settingsExample = { phone: '0571-88001234', maxPayMinutes: 45 } satisfies Omit<
  SettingsForm,
  'version'
>;
