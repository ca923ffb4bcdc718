import type { ViewForm } from '#contracts/areas/listViews.ts';
import type { TableSettings } from '#contracts/areas/preferences.ts';
import type { BelongType, OwnerType } from '#contracts/enums.ts';
import type { Flag, Row } from './row.ts';

/** Users, what they may do, and their sessions. */

export interface StoredUser extends Row {
  name: string;
  mobile: string;
  /**
   * sha256hex(password). The login credential can only be checked by a server that knows this value,
   * see docs/decisions/0003-login-secret.md.
   */
  passwordHash: string;
  belongType: BelongType;
  belongId: string;
  roleIds: string[];
  resources: { ownerType: OwnerType; ownerId: string }[];
  enabled: Flag;
  mustChangePassword: Flag;
  lastLoginTime: string;
  /** '' before the first login. */
  lastLoginIp: string;
  /** Times of wrong passwords in epoch milliseconds, of the last 15 minutes. */
  failTimes: number[];
  /** Epoch milliseconds; 0 = not locked. */
  lockedUntil: number;
  remark: string;
}

export interface StoredRole extends Row {
  name: string;
  belongType: BelongType;
  /** '' for a template shared by all units. */
  belongId: string;
  rightIds: number[];
  enabled: Flag;
  remark: string;
}

/** `id` is the token. */
export interface StoredSession extends Row {
  userId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** `id` is the user's id and the `Idempotency-Key` of his call that took effect. */
export interface StoredAnswer extends Row {
  /** Of all that makes two calls the same. */
  fingerprint: string;
  /** The answer's data, as JSON. */
  answer: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** `id` is a mobile that no user has. It is locked as one of a user is, so that nobody learns who has an account. */
export interface StoredUnknownLogin extends Row, Pick<StoredUser, 'failTimes' | 'lockedUntil'> {
  expiresAt: number;
}

/** `id` is the code; one attempt each. */
export interface StoredLoginCode extends Row {
  mobile: string;
  expiresAt: number;
}

/** `id` is the user's; one for each account that has changed a table. */
export interface StoredPreferences extends Row {
  tables: { table: string; settings: TableSettings }[];
}

/** A view is its owner's; the others of his unit see it while `shared` is 1. */
export interface StoredListView extends Row, Pick<ViewForm, 'name' | 'settings' | 'shared'> {
  ownerId: string;
  list: string;
  call: string;
  /** The users with whom the list opens with it. */
  defaultOf: string[];
}
