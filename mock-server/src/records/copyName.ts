/**
 * The name of a copy: the suffix is put behind, with a number from 2 on where it is taken, and what is too long for it is cut off.
 * Names are compared without case.
 */
export function copyName(
  name: string,
  suffix: string,
  maxLength: number,
  others: readonly { readonly name: string }[],
): string {
  const taken = new Set(others.map((other) => other.name.toLowerCase()));
  for (let number = 1; ; number++) {
    const ending = `${suffix}${number === 1 ? '' : number}`;
    const copy = name.slice(0, maxLength - ending.length) + ending;
    if (!taken.has(copy.toLowerCase())) return copy;
  }
}
