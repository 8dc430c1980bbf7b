/**
 * Phrases that mean something other than their words, or nothing drawable, and the words to read instead. The first
 * match wins.
 */
const READINGS: readonly (readonly [RegExp, string])[] = [
  [/\btelephone at (?:his|her|their) ear\b/gu, 'handset'],
  [/\bbooth with a warm light\b/gu, 'lit booth'],
  [/\bcoffee pot in an? (?:\w+ ){0,2}box\b/gu, 'boxed pot'],
  [/\b(?:computer )?screen with an? (?:\w+ ){0,3}picture of a coffee pot\b/gu, 'pot screen'],
  [/\bcomputer screen glows in each of them\b/gu, ''],
  [/\bcomputer mouse\b/gu, 'computer'],
  [/\bcamera on an? (?:\w+ )?(?:stand|tripod)\b/gu, 'stand camera'],
  [/\bdishes with (?:\w+ ){0,2}(?:colonies|bacteria|spots)\b/gu, 'grown dishes'],
  [/\bdish with (?:\w+ ){0,2}(?:colonies|bacteria|spots)\b/gu, 'grown dish'],
  [/\bcrates? full of (?:\w+ )?rabbits?\b/gu, 'rabbit crates'],
  [/\brabbits? climbs? into an? (?:\w+ )?carriage\b/gu, 'rabbit carriage'],
  [/\brabbits (?:run|rush|race|storm|charge)\b/gu, 'running rabbits'],
  [/\blid of (?:an?|the) (?:\w+ )?barrel\b/gu, 'barrel lid'],
  [/\bcat (?:looks out of|sits in|in) an? (?:\w+ )?barrel\b/gu, 'cat barrel'],
  [/\bbarrel falls\b/gu, 'falling barrel'],
  [/\ba (?:\w+ )?barrel along\b/gu, 'lying barrel'],
  [/\bopen (?:\w+ )?barrel(?=.*\bmattress\b)/gu, 'padded barrel'],
  [/\binto a (?:\w+ )?barrel in a rowing boat\b/gu, 'laden boat'],
  [/\binto a (?:\w+ )?barrel\b/gu, 'open barrel'],
  [/\bstack of (?:\w+ )?books\b/gu, 'book stack'],
  [/\bsheet of (?:\w+ )?paper with a(?= drawing of\b)/gu, ''],
  [/\bdrawing of (?:an? )?(?:\w+ )?(?:trees?|branches)\b/gu, 'tree drawing'],
  [/\bfire of (?:straw|hay)\b/gu, 'straw fire'],
  [/\bstack of (?:\w+ )?newspapers\b/gu, 'newspaper stack'],
  [/\b(?:pile|heap) of (?:\w+ )?coins\b/gu, 'coin pile'],
  [/\bbottle of (?:\w+ )?ink\b/gu, 'ink bottle'],
  [/(?<!sailing )\bboats upside down\b/gu, 'upturned boats'],
  [/(?<!sailing )\bboat upside down\b/gu, 'upturned boat'],
  [/\bboat on its side\b/gu, 'stranded boat'],
  [/\ba basket (?:below|under|beneath) it\b/gu, ''],
  [/\bsheep with an? (?:\w+ ){0,2}ribbon\b/gu, 'ribbon sheep'],
  [/\bsheep eats grass\b/gu, 'grazing sheep'],
  [/\brooster with a hanging wing\b/gu, 'hurt rooster'],
  [/\bwith newspapers in their hands\b/gu, 'newspapered'],
  [/\bcoat on a (?:\w+ )?hook\b/gu, 'hung coat'],
  [/\b(?:officer )?uniform with (?:\w+ ){0,5}on a hook\b/gu, 'hung uniform'],
  [/\bsheep,[\w, ]* look out of an? (?:\w+ )?basket\b/gu, 'animal basket'],
  [/\bcarriage with three (?:\w+ )?wheels\b/gu, 'motor carriage'],
  [/\baround the (?:\w+ )?engine of(?= an? (?:\w+ ){0,2}carriage\b)/gu, ''],
  [/\bengine of an? (?:\w+ ){0,2}carriage\b/gu, 'brass engine'],
  [/\bbook with a picture of an? (?:\w+ ){0,3}boat\b/gu, 'boat book'],
  [/\bframe with an? (?:\w+ ){0,2}boat\b/gu, 'framed boat'],
  [/\bstrip of paper comes out of an? (?:\w+ )?computer\b/gu, 'printout'],
  [/\bship with torn sails\b/gu, 'torn ship'],
  [/\beach tree alone\b/gu, ''],
  [/\blike a (?:bare )?tree\b/gu, ''],
  [/\b(?:hunting )?guns? in (?:his|her|their) hands?\b/gu, ''],
  [/\b(?:harbour|construction|tower|cargo) cranes?\b/gu, ''],
  [/\bboxing ring\b|\bring of (?=light|people|stones|trees|fire|dancers|mountains)/gu, ''],
  [/\b(?:river|sea|flower|lake) ?beds?\b/gu, ''],
  [/\b(?:in|on|against|across|to) (?:his|her|their) chests?\b/gu, ''],
  [/\bpalms? of (?:a|an|his|her|the) hands?\b|\b(?:his|her) palms?\b/gu, ''],
  [/\btree trunks?\b|\btrunks? of (?:an? |the )?(?:\w+ )?trees?\b/gu, 'tree'],
  [/\bwatch(?:es)?(?= (?:the|a|as|over|him|her|it|them|how)\b)/gu, ''],
  [/\bwell(?= (?:lit|dressed|known|kept|worn|fed|made)\b)|\b(?:as|very) well\b/gu, ''],
  [/\b(?:smoke|steam|sun|moon|water|mist|dust) rose\b|\brose (?=from|out|above|over|up)/gu, ''],
  [/\borange (?=light|sky|glow|sun|flames?|dusk|leaves|clouds?|evening)/gu, ''],
  [/\bgold (?=light|frames?|letters|threads?|ring|crown|mask|watch|chain|buttons|leaf|ground)/gu, ''],
  [
    /\bstone (?=steps?|walls?|bridges?|houses?|towers?|floors?|stairs?|halls?|columns?|arch|cottages?|church|castle|benches|bench|quay|pier|streets?)/gu,
    '',
  ],
  [/\b(?:golden|painted|carved|neon|big|large) letters\b/gu, ''],
  [/\bcape horn\b|\bworld wide web\b|\bno sign of\b|\bjets? of (?=water|steam|gas)/gu, ''],
  [/\bglasses of\b/gu, 'cups'],
];

const countOf = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** Replaces these phrases; all other words keep their positions. */
export const readAs = (said: string): string =>
  READINGS.reduce(
    (text, [pattern, meant]) =>
      text.replaceAll(
        pattern,
        (phrase) =>
          `${`${meant} ${'x '.repeat(countOf(phrase) - countOf(meant))}`.trim()}${phrase.endsWith(' ') ? ' ' : ''}`,
      ),
    said,
  );
