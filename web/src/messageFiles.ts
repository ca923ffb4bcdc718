/** The message files of the pages behind the login; each is loaded when a screen needs it. */
export const messageFiles = import.meta.glob<{ default: object }>([
  './locales/{zh,en,es,ja}/*.ts',
  '!./locales/*/{common,shell,wire,demo}.ts',
]);
if (import.meta.env.MODE === 'demo') {
  Object.assign(messageFiles, import.meta.glob('./locales/{zh,en,es,ja}/demo.ts'));
}
