const IRREGULAR = new Map(
  Object.entries({
    men: 'man',
    women: 'woman',
    children: 'child',
    mice: 'mouse',
    geese: 'goose',
    wolves: 'wolf',
    leaves: 'leaf',
    knives: 'knife',
    shelves: 'shelf',
    bookshelves: 'bookshelf',
    loaves: 'loaf',
    thieves: 'thief',
    feet: 'foot',
    people: 'people',
    glasses: 'glasses',
    spectacles: 'spectacles',
    scissors: 'scissors',
    fish: 'fish',
    fishermen: 'fisherman',
    policemen: 'policeman',
    octopi: 'octopus',
    octopuses: 'octopus',
    buses: 'bus',
    viruses: 'virus',
    lenses: 'lens',
    compasses: 'compass',
    fungi: 'fungus',
  }),
);
const ENDS_IN_S = new Set([
  'compass',
  'octopus',
  'fungus',
  'cross',
  'atlas',
  'bus',
  'glass',
  'canvas',
  'chess',
  'princess',
  'empress',
  'actress',
  'tyrannosaurus',
  'venus',
  'mars',
  'cosmos',
  'hospital',
  'cumulus',
  'ss',
  'fortress',
  'grass',
  'paris',
  'abyss',
  'platypus',
  'nucleus',
  'oasis',
  'arctis',
  'lens',
  'citrus',
  'moss',
]);

/** The singular of an English noun, accurate enough for a lookup. */
export const singular = (word: string): string => {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (ENDS_IN_S.has(word) || word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/u.test(word)) return word.slice(0, -2);
  if (word.endsWith('ss') || word.endsWith('us')) return word;
  return word.slice(0, -1);
};
