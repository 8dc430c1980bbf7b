import { wordsOf } from './list.ts';

const byWord = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([setting, words]) =>
      wordsOf(words).map((word) => [word, setting] as const),
    ),
  );

/** Places by the setting a painter draws for them. */
const PLACES = byWord({
  sea: `sea ocean coast beach shore bay cliff lighthouse island atlantic pacific ship boat raft lake ireland greece`,
  harbour: `harbour harbor port dock pier venice`,
  forest: `forest wood woods jungle rainforest amazon river`,
  field: `park garden orchard farm field meadow prairie hill battlefield stonehenge countryside savanna africa world circus carnival`,
  mountains: `mountain alps everest himalayas andes peak summit volcano valley vesuvius scotland switzerland peru tibet nepal`,
  desert: `desert sahara dune egypt oasis pyramid giza petra texas arizona nevada temple`,
  space: `mars space moon orbit galaxy universe planet jupiter saturn venus pluto asteroid comet spaceship spacecraft hole star earth`,
  'city street': `city street town market paris london tokyo berlin rome york chicago constantinople istanbul pompeii cafe restaurant shop japan india china america mexico hollywood bridge`,
  village: `bakery village france spain germany england italy`,
  room: `hotel room house home attic basement apartment kitchen cellar bedroom school classroom hospital asylum mansion theatre theater office elevator corridor`,
  castle: `castle palace fortress tower kingdom throne court versailles hall`,
  library: `library bookshop bookstore archive museum monastery alexandria university`,
  laboratory: `laboratory lab workshop observatory factory silicon`,
  cave: `cave cavern mine tomb catacomb tunnel bunker`,
  snow: `snow arctic antarctica antarctic greenland iceland pole siberia norway tundra glacier iceberg russia alaska`,
  underwater: `reef seabed trench atlantis abyss aquarium submarine`,
  swamp: `swamp marsh bayou bog`,
  rooftop: `rooftop roof skyscraper`,
  station: `station railway airport subway metro platform`,
  graveyard: `graveyard cemetery churchyard church crypt`,
});

/** People, animals and things by the setting they are at home in. */
const HOMES = byWord({
  sea: `sailor captain pirate kraken viking`,
  harbour: `fisherman smuggler anchor`,
  underwater: `mermaid diver whale dolphin shark octopus squid jellyfish turtle shipwreck wreck`,
  snow: `seal penguin mammoth snowman`,
  forest: `wolf fox bear deer owl witch hunter dinosaur`,
  castle: `knight king queen prince princess crown`,
  mountains: `dragon mountaineer climber`,
  space: `astronaut cosmonaut alien rocket satellite comet`,
  laboratory: `scientist physicist chemist inventor robot android virus vaccine molecule atom microscope dna computer algorithm`,
  'city street': `detective thief gladiator`,
  station: `spy train`,
  library: `librarian archivist historian monk book`,
  desert: `pharaoh camel nomad archaeologist meteorite`,
  field: `farmer shepherd bee beekeeper`,
  cave: `miner bat treasure fossil`,
  graveyard: `vampire zombie ghost crow gravestone`,
  village: `baker`,
  room: `clockmaker watchmaker toymaker hacker programmer`,
  swamp: `frog crocodile`,
  rooftop: `pigeon cat telescope`,
});

export const settingOf = (noun: string): string | undefined => PLACES.get(noun);
/** Where someone or something is at home, when the prompt names no place. */
export const homeOf = (noun: string): string | undefined => HOMES.get(noun);
