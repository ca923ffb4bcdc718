import * as z from 'zod/mini';
import { area, post } from '../endpoint.ts';
import { belongType } from '../enums.ts';
import { status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { flag, id, mobile, sha256 } from '../forms/fields.ts';
import { idOrNone, shownWord } from '../forms/shownIds.ts';
import { say } from '../words.ts';

/** The signed-in user. Id '1' is the super administrator; `belongId` is '0' for system users. */
export const userInfo = z.object({
  id,
  name: z.string(),
  belongType: z.enum(belongType),
  belongId: idOrNone,
  belongName: z.string(),
  /** 1 while the user has a password that an administrator set: the console first asks for a new one. Changing it clears the flag. */
  mustChangePassword: flag,
});
export type UserInfo = z.infer<typeof userInfo>;

const session = z.object({ userInfo, rightIds: z.array(z.int()) });

/** Two-step login (decision 1) and the token check of every 60 s. */
export const auth = area('auth', {
  createByMobile: post({
    path: 'auth/create-by-mobile',
    purpose: 'Step 1 of the login: a code for one attempt, valid for 5 minutes, also for an unknown mobile.',
    access: { public: true },
    body: z.object({ mobile }),
    data: z.object({ code: shownWord }),
    errors: [status.invalid],
  }),
  login: post({
    path: 'auth/login',
    purpose: 'Step 2: credential = sha256hex(sha256hex(password) + code). Answers token, user and rights.',
    access: { public: true },
    body: z.object({
      mobile,
      code: z
        .string(say('required', { label: 'code' }))
        .check(z.minLength(1, say('required', { label: 'code' })), atMost(100)),
      credential: sha256(say('required', { label: 'password' })),
    }),
    data: z.object({ token: shownWord, ...session.shape }),
    errors: [status.loginFailed],
  }),
  validate: post({
    path: 'auth/validate',
    purpose: 'Whether the token still holds; answers the user and rights as they are now.',
    access: { public: true },
    body: z.object({ token: z.string() }),
    data: session,
    errors: [status.tokenExpired],
  }),
});
