import i18next, { type TFunction } from 'i18next';
import { wireTime } from '#contracts/wireTime.ts';
import { ApiError } from '../../api/errors.ts';
import { useLine } from '../../api/line.ts';
import { type RecentCall, recentCalls } from '../../api/recentCalls.ts';
import { session, viewer } from '../../api/session.ts';
import { codeNames } from '../../i18n.ts';
import { entryOf } from '../display/entryFile.ts';

/** Frames of an error; what follows is React. */
const framesShown = 8;

/**
 * What support needs to find a problem, as text in the user's language. No token, no query, no body and no message of an error is in it, because these
 * can hold names and numbers of persons; ids of records can stand in the path.
 */
export function problemReport(error?: unknown): string {
  const t = i18next.getFixedT(null, 'report');
  const { belongType } = viewer();
  const facts: [label: string, value: string | undefined][] = [
    [t('time'), `${wireTime(Date.now())} (UTC+8)`],
    [t('page'), location.pathname],
    [t('version'), entryOf(document)?.replace(/^.*\//, '')],
    [t('role'), belongType && `${codeNames('belongType')?.[belongType] ?? ''} ${belongType}`.trim()],
    [t('preview'), session().preview ? t('yes') : undefined],
    [t('look'), `${i18next.language} ${document.body.getAttribute('theme-mode') ?? ''}`],
    [t('window'), `${innerWidth} × ${innerHeight} @${devicePixelRatio}`],
    [t('browser'), navigator.userAgent],
    [t('line'), useLine.getState().offline ? t('offline') : undefined],
    [t('error'), errorText(error)],
  ];
  const calls = recentCalls();
  return [
    t('title'),
    ...facts.flatMap(([label, value]) => (value ? [t('fact', { label, value })] : [])),
    calls.length > 0 ? t('calls', { n: calls.length }) : t('noCalls'),
    ...calls.map((call) => lineOf(call, t)),
  ].join('\n');
}

/** Name, path as it is defined, statuses, duration and the backend's own name of the call. */
function lineOf(
  { endpoint, at, http, status, durationMs, traceId }: RecentCall,
  t: TFunction<'report'>,
): string {
  return [
    wireTime(at).slice(11),
    endpoint.name,
    `${endpoint.method} ${endpoint.base}/${endpoint.path}`,
    http === undefined ? t('unanswered') : `HTTP ${http}`,
    // What a stranger answers may be anything.
    ...(http === undefined ? [] : [typeof status === 'number' ? status : t('noEnvelope')]),
    `${durationMs} ms`,
    ...(traceId && /^[\w.:-]{1,64}$/.test(traceId) ? [traceId] : []),
  ].join('  ');
}

/** The kind of an error and the places in our files that it went through. */
function errorText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof ApiError) return error.status === undefined ? undefined : `${error.status}`;
  const places = (error.stack ?? '').matchAll(
    /https?:\/\/[^/\s]+(\/[^\s?#():]*)(?:[?#][^\s():]*)?(:\d+:\d+)/g,
  );
  const frames = [...places].slice(0, framesShown).map(([, path, place]) => `${path}${place}`);
  return [error.name, ...frames].join('\n  ');
}
