import { film } from '#contracts/forms/film.ts';
import { type FileStore, putFile, seededFilm, videoType } from '../store/files.ts';
import { scenery } from './scenery.ts';

/** Pictures and films of the seed, made and stored as if they had been uploaded. */

const colours = ['#1b7f4b', '#2563a8', '#a8522b', '#6b4fa0', '#0f7c82', '#9a3b5d'];

/** A round company sign with one character. */
export const logo = (number: number, character: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><rect width="200" height="200" rx="32" fill="${colours[number % colours.length]}"/><text x="100" y="132" font-size="96" text-anchor="middle" fill="#fff" font-family="serif">${character}</text></svg>`;

/** A sheet with a title and lines, as a licence or a card looks from afar. */
export const sheet = (title: string, name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" width="600" height="420"><rect width="600" height="420" fill="#f8f5ec"/><rect x="16" y="16" width="568" height="388" fill="none" stroke="#b9a26a" stroke-width="4"/><text x="300" y="96" font-size="40" text-anchor="middle" fill="#7a2f2f">${title}</text><text x="64" y="180" font-size="26" fill="#333">${name}</text><g stroke="#c9c2ae" stroke-width="6"><path d="M64 230h380M64 276h420M64 322h300"/></g><circle cx="480" cy="310" r="52" fill="none" stroke="#c23b3b" stroke-width="6"/></svg>`;

/** Stores a drawing once and answers its address. */
export function stored(files: FileStore, key: string, svg: string): string {
  putFile(files, key, { type: 'image/svg+xml', bytes: new TextEncoder().encode(svg) });
  return `/api/resorts/uploads/${key}`;
}

/** A landscape of its own for each name and number. */
export const storedScenery = (files: FileStore, key: string, number: number) =>
  stored(files, `${key}-${number}.svg`, scenery(number));

/** Stores a film once and answers its address. */
export function storedFilm(files: FileStore, name: string, seconds: number): string {
  const key = `${seededFilm}${name}.mp4`;
  putFile(files, key, { type: videoType, bytes: film(seconds) });
  return `/api/resorts/uploads/${key}`;
}

/** Head and shoulders of a person, the colours by the number. */
export const portrait = (number: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300"><rect width="300" height="300" fill="${['#dfe9e2', '#e2e6f0', '#f0e8df', '#e9e2ee'][number % 4]}"/><path d="M40 300c0-70 48-104 110-104s110 34 110 104z" fill="${colours[number % colours.length]}"/><path d="M120 214h60l-30 40z" fill="#fff"/><circle cx="150" cy="130" r="58" fill="#f2d3b8"/><path d="M90 128c-4-58 30-82 62-82s62 24 58 82c-14-10-22-30-26-44-18 22-58 34-94 44z" fill="#3b2f2a"/></svg>`;

/** A bed under a window, its colours by the number. */
export const bedroom = (number: number) => {
  const cover = colours[number % colours.length];
  const wall = ['#f3ece0', '#e9eef2', '#efe7ee', '#e8f0e8'][number % 4];
  const x = 150 + (number % 3) * 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 500" width="750" height="500"><rect width="750" height="500" fill="${wall}"/><rect y="400" width="750" height="100" fill="#b99a76"/><rect x="${x + 260}" y="60" width="180" height="170" fill="#bfe0f2" stroke="#fff" stroke-width="10"/><path d="M${x + 350} 60v170" stroke="#fff" stroke-width="6"/><rect x="${x - 60}" y="230" width="380" height="120" rx="12" fill="#8b6b4a"/><rect x="${x - 50}" y="310" width="360" height="110" rx="14" fill="#fff"/><rect x="${x - 50}" y="350" width="360" height="80" rx="14" fill="${cover}"/><rect x="${x - 30}" y="280" width="120" height="50" rx="20" fill="#fff" stroke="#ddd"/><rect x="${x + 170}" y="280" width="120" height="50" rx="20" fill="#fff" stroke="#ddd"/></svg>`;
};
