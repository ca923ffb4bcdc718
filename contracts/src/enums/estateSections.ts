/** The sections of a project besides its base data, in the order of its strip. */
export const estateSection = {
  situation: 10,
  saleInfo: 20,
  images: 30,
  videos: 40,
  plans: 50,
  buildings: 60,
  sands: 70,
  consultants: 80,
  amenities: 90,
} as const;
export type EstateSection = (typeof estateSection)[keyof typeof estateSection];
