import { homeOf, settingOf } from '#offline/writer/words/places.ts';
import { isDrawn } from './drawn.ts';

/** What a painter can show for an abstract subject. */
const SYMBOLS: readonly (readonly [subject: RegExp, symbol: string])[] = [
  [/\b(?:time|hour|past|future|late|age)/iu, 'an hourglass'],
  [/\b(?:love|heart|happiness|joy|beauty)/iu, 'a red rose'],
  [/\b(?:friendship|kindness|forgiveness|trust)/iu, 'two chairs and a cup of tea'],
  [/\b(?:music|song|melody|singing|mozart|beethoven)/iu, 'a violin'],
  [/\b(?:gravity|newton|falling)/iu, 'an apple under a tree'],
  [/\b(?:electric|energy|tesla|edison|invention|inventor|idea)/iu, 'a glowing light bulb'],
  [/\b(?:dream|sleep|night)/iu, 'a bed under the moon'],
  [/\b(?:climate|arctic|antarctic|ice)/iu, 'an iceberg'],
  [
    /\b(?:internet|software|code|hacker|cyber|blockchain|intelligence|algorithm|email|game|lovelace|turing)/iu,
    'a computer screen',
  ],
  [/\b(?:quantum|atom|nuclear|radium|fusion|matter|physics)/iu, 'an atom model'],
  [/\b(?:vaccine|virus|plague|medicine|chemistry|photosynthesis|radium)/iu, 'a glass flask'],
  [/\b(?:dna|gene|evolution|life)/iu, 'a double helix'],
  [/\b(?:money|gold|trade|market|bitcoin|merchant)/iu, 'a gold coin'],
  [
    /\b(?:memory|remember|grandmother|grandfather)/iu,
    'an old photograph in a frame, a photograph and a candle',
  ],
  [/\b(?:death|ghost|vampire|plague|murder|ripper)/iu, 'a skull and a candle'],
  [/\b(?:war|battle|siege|fall of|napoleon|soldier)/iu, 'a cannon and a flag'],
  [/\b(?:thought|mind|think|consciousness|psychology)/iu, 'a brain under glass'],
  [/\b(?:space|universe|planets?|mars|galaxy|black hole)/iu, 'a planet among stars'],
  [/\b(?:sky|air|wind|weather|light|blue|colou?r)/iu, 'a cloud and a kite'],
  [/\b(?:water|sea|ocean|salt|bermuda|atlantic|pacific)/iu, 'a sailing ship'],
  [/\b(?:earth|world|geography|america|europe|discover)/iu, 'a globe and a map'],
  [/\b(?:bread|sourdough|baker|food|chocolate|cook)/iu, 'a loaf of bread and a cup'],
  [/\b(?:coffee|tea|breakfast)/iu, 'a cup on a table'],
  [/\b(?:king|queen|emperor|empire|caesar|cleopatra|khan|royal)/iu, 'a golden crown'],
  [/\b(?:road|journey|travel|race|silk)/iu, 'a compass and a map'],
  [/\b(?:northern lights|aurora)/iu, 'the aurora above a tent'],
  [/\b(?:computer|technology|digital|microchip)/iu, 'a circuit board'],
  [/\b(?:word|language|story|history|write)/iu, 'an old scroll'],
];

/** What represents the prompt in a picture, and where to show it when not in the story's own place. */
export interface Symbol {
  readonly text: string;
  readonly setting?: string;
}

const ELSEWHERE = new Set(['underwater', 'space']);
const homeFor = (noun: string): string | undefined => homeOf(noun) ?? settingOf(noun);
/** Whether something would be out of its element in a setting: an octopus in a street. */
export const isElsewhere = (noun: string, setting: string): boolean => {
  const home = homeFor(noun);
  return home !== undefined && ELSEWHERE.has(home) && home !== setting;
};

/** The prompt's objects in forms a painter can show. */
export const symbolsOf = (nouns: readonly string[], subject: string): Symbol[] => {
  const things = nouns.filter(isDrawn).map((noun): Symbol => {
    const place = homeFor(noun);
    return {
      text: noun,
      ...(place === undefined || !ELSEWHERE.has(place) ? {} : { setting: place }),
    };
  });
  if (/black hole/iu.test(subject)) things.unshift({ text: 'a black hole among stars', setting: 'space' });
  if (things.length > 0) return things;
  const found = SYMBOLS.find(([pattern]) => pattern.test(subject));
  return found === undefined ? [] : [{ text: found[1] }];
};
