import { expect, it } from 'vitest';
import { espeakSpelling } from '#reading/espeak-spelling.ts';

it.each([
  ['en', 'F B I', 'F.B.I'],
  ['en', "U F O's", "U.F.O's"],
  ['en', 'three A M', 'three A.M'],
  ['en', 'A four', 'eigh four'],
  ['en', 'H two O', 'H two O'],
  ['en', 'Q and A', 'Q and eigh'],
  ['en', 'A', 'A'],
  ['en', 'versus', 'versuss'],
  ['en', "NASA's", "Nasa's"],
  ['en', 'IT WAS OVER', 'It Was Over'],
  ['en', 'HE TOLD US', 'He Told Us'],
  ['es', 'YO LO VI', 'Yo Lo Vi'],
  ['es', 'luna punto E S', 'luna punto E.S'],
  ['fr', "l'A D N", "l'A.D.N"],
  ['fr', 'mille neuf cent quatre-vingt-neuf', 'mille neuf cent quatre-vin-neuf'],
  ['fr', 'quatre-vingts', 'quatre-vingts'],
  ['de', 'et cetera', 'ett zetera'],
] as const)('in %s “%s” is spelled “%s” for eSpeak', (language, spoken, spelling) =>
  expect(espeakSpelling(spoken, language)).toBe(spelling),
);
