import { allEndpoints } from '#contracts/areas.ts';
import type { Access } from '#contracts/endpoint.ts';

/**
 * Who may make each call, by its name (`area.call`). A build replaces this module by its value, reduced to the main calls of the screens
 * and those that do what waits (web/builtAccess.ts), because the definitions of all areas must not load with the menu.
 */
export const callAccess: Readonly<Record<string, Access>> = Object.fromEntries(
  allEndpoints.map(({ name, access }) => [name, access]),
);
