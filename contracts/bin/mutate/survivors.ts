import type { Trial } from './judge.ts';

/** Faults at one place of an endpoint's answers or requests. */
interface Place {
  /** `settings.get: data.phone`. */
  name: string;
  trials: Trial[];
  /** No interaction says anything about it. */
  isUnsaid: boolean;
}

/**
 * Every survivor with what the fault was in a call that was made, those at one place together. Of an endpoint that no interaction is
 * about, and of what is inside an unpinned object, only the number is told.
 */
export function survivorLines(survivors: Trial[], isKnown: (endpoint: string) => boolean): string[] {
  const byEndpoint = [...Map.groupBy(survivors, ({ mutant }) => mutant.endpoint.name)];
  return byEndpoint.flatMap(([endpoint, own]) =>
    isKnown(endpoint) ? placeLines(own) : [`  ${endpoint}: no interaction at all, ${own.length} mutants`],
  );
}

function placeLines(survivors: Trial[]): string[] {
  const grouped = Map.groupBy(survivors, ({ mutant: { name, kind } }) => name.slice(0, -kind.length - 1));
  const places = [...grouped].map(([name, trials]): Place => {
    const isUnsaid = trials.every(({ interactions }) => interactions.length === 0);
    return { name, trials, isUnsaid };
  });
  const unsaid = places.filter(({ isUnsaid }) => isUnsaid);
  return places.flatMap((place) => {
    if (place.isUnsaid && unsaid.some((other) => isInside(place, other))) return [];
    const inside = unsaid.filter((other) => isInside(other, place)).length;
    const kinds = place.trials.map(({ mutant }) => mutant.kind).join(', ');
    const more = place.isUnsaid && inside > 0 ? ` (and ${inside} places inside)` : '';
    const reasons = new Set(place.trials.map(reasonOf));
    return [`  ${place.name} ${kinds}${more}`, ...[...reasons].map((reason) => `      ${reason}`)];
  });
}

const isInside = ({ name }: Place, { name: outer }: Place) =>
  name.startsWith(`${outer}.`) || name.startsWith(`${outer}[`);

function reasonOf({ mutant, interactions, told }: Trial): string {
  if (told !== undefined) return told.slice(0, 300);
  if (interactions.length > 0) return 'the mock never answers it, so nothing was changed';
  return mutant.status === undefined ? 'no interaction sends it' : 'no interaction pins it';
}
