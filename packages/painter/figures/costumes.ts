import type { Costume } from './costume.ts';
import { COSTUMES } from './costume-list.ts';

export type FigureName = keyof typeof COSTUMES | 'crowd';

export const isFigureName = (name: string): name is FigureName => name === 'crowd' || name in COSTUMES;

export const costumeOf = (name: FigureName): Costume => COSTUMES[name === 'crowd' ? 'man' : name];
