/** Metres as people say them: 500m, from one kilometre on 1.2km. */
export const formatDistance = (metres: number): string =>
  metres < 1000 ? `${metres}m` : `${Math.floor((metres + 50) / 100) / 10}km`;
