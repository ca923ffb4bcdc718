const skies = [
  ['#f7b267', '#f4845f', '#2b2d42'],
  ['#8ecae6', '#219ebc', '#023047'],
  ['#cdb4db', '#ffafcc', '#5e548e'],
  ['#b7e4c7', '#52b788', '#1b4332'],
  ['#ffe5b4', '#e9c46a', '#264653'],
  ['#a2d2ff', '#bde0fe', '#3d5a80'],
];

/** A drawn landscape of 750 x 624: sky, sun, two ranges of hills. The number alone decides how it looks. */
export function scenery(number: number): string {
  const [high, low, ground] = skies[number % skies.length] as [string, string, string];
  const wave = (base: number, swing: number, step: number) =>
    Array.from(
      { length: 7 },
      (_, at) => `${at * 125},${base - Math.round(swing * Math.abs(Math.sin(at * step + number)))}`,
    ).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 624" width="750" height="624"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="750" height="624" fill="url(#s)"/><circle cx="${120 + ((number * 97) % 480)}" cy="${130 + ((number * 31) % 90)}" r="56" fill="#fff" opacity=".75"/><polygon points="0,624 ${wave(430, 190, 1.7)} 750,624" fill="${ground}" opacity=".55"/><polygon points="0,624 ${wave(520, 120, 2.3)} 750,624" fill="${ground}"/></svg>`;
}
