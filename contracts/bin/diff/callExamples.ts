import type { Json } from './change.ts';

/** The texts of the examples of some calls, by their place as a comparison names it: `request.name`, `answer.list[].phone`, `query.keyword`. */
export function examplesOf(operations: readonly Json[]): (at: string) => string[] {
  let found: Map<string, string[]> | undefined;
  // Only where it is asked for: few calls have another pattern.
  return (at) => {
    found ??= collected(operations);
    return found.get(at.replace(formPattern, '')) ?? [];
  };
}

/** Of a place that may have one of several forms. */
const formPattern = / \(form \d+\)/g;

function collected(operations: readonly Json[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const add = (at: string, value: Json): void => {
    if (typeof value === 'string') texts.set(at, [...(texts.get(at) ?? []), value]);
    else if (Array.isArray(value)) for (const one of value) add(`${at}[]`, one);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) add(`${at}.${key}`, inner);
  };
  for (const operation of operations) {
    for (const { in: place, name, example } of operation.parameters ?? []) add(`${place}.${name}`, example);
    for (const body of valuesOf(operation.requestBody?.content))
      add('request', operation['x-travel'] === 'data' ? body?.data : body);
    for (const answer of valuesOf(operation.responses?.['200']?.content)) add('answer', answer?.data);
  }
  return texts;
}

const valuesOf = (content: Json): Json[] =>
  Object.values<Json>(content ?? {}).flatMap(({ examples }) =>
    Object.values<Json>(examples ?? {}).map(({ value }) => value),
  );
