import { wordsOf } from './list.ts';

const byWord = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([setting, words]) =>
      wordsOf(words).map((word) => [word, setting] as const),
    ),
  );

/** Places by the setting the painter draws for them. */
const PLACES = byWord({
  sea: `coast beach shore bay cliff lighthouse island ireland greece caribbean`,
  'open sea': `sea ocean atlantic pacific ship boat raft bermuda`,
  harbour: `harbour harbor port dock pier venice`,
  forest: `forest wood woods`,
  jungle: `jungle rainforest amazon borneo congo`,
  lake: `lake river pond canal waterfall`,
  field: `park garden orchard farm field meadow prairie hill stonehenge countryside world circus carnival carousel vineyard`,
  battlefield: `battlefield`,
  mountains: `mountain alps everest himalayas andes peak summit volcano valley vesuvius pompeii scotland switzerland peru tibet nepal`,
  desert: `desert sahara dune egypt oasis pyramid giza texas arizona nevada savanna africa`,
  ruin: `rome ruin petra acropolis temple troy athens`,
  planet: `mars crater`,
  space: `space moon orbit galaxy universe planet jupiter saturn venus pluto asteroid comet spaceship spacecraft hole star earth`,
  'city street': `city street town market paris london tokyo berlin york chicago constantinople istanbul cafe restaurant shop japan india china america mexico hollywood bridge moscow`,
  village: `bakery village france spain germany england italy`,
  room: `hotel room house home basement apartment kitchen cellar bedroom school classroom hospital asylum mansion office elevator corridor attic`,
  castle: `castle palace fortress tower kingdom throne court versailles`,
  hall: `museum theatre theater hall gallery cathedral opera`,
  library: `library bookshop bookstore archive monastery alexandria university`,
  laboratory: `laboratory lab observatory silicon`,
  workshop: `workshop factory garage forge`,
  cave: `cave cavern mine tomb catacomb tunnel bunker crypt`,
  snow: `snow arctic antarctica antarctic greenland iceland pole siberia norway tundra glacier iceberg russia alaska`,
  underwater: `reef seabed trench atlantis abyss aquarium submarine`,
  swamp: `swamp marsh bayou bog moor`,
  rooftop: `rooftop roof skyscraper`,
  station: `station railway airport subway metro platform`,
  graveyard: `graveyard cemetery churchyard church`,
});

/** People, animals and objects by their natural setting. */
const HOMES = byWord({
  sea: `keeper lifeguard gull shell`,
  'open sea': `sailor captain pirate kraken viking wreck titanic lusitania triangle voyage`,
  harbour: `fisherman smuggler anchor ferryman`,
  underwater: `mermaid diver whale dolphin shark octopus squid jellyfish turtle shipwreck creature fish`,
  snow: `seal penguin mammoth snowman snowflake aurora`,
  forest: `wolf fox bear deer owl witch hunter dinosaur tree mushroom elf fairy`,
  jungle: `monkey gorilla parrot expedition elephant tiger snake`,
  lake: `swan duck frog otter`,
  castle: `knight king queen prince princess crown emperor sword empress`,
  mountains: `dragon mountaineer climber guide eagle`,
  space: `astronaut cosmonaut alien rocket satellite meteor elevator`,
  laboratory: `scientist physicist chemist inventor robot android virus vaccine molecule atom microscope dna computer algorithm biologist neuron brain chip cell radium experiment quantum`,
  'city street': `detective thief car tram locksmith phone smartphone internet`,
  station: `spy train conductor`,
  library: `librarian archivist historian monk book diary scroll historian`,
  ruin: `gladiator archaeologist olympic`,
  hall: `statue painting piano pianist violin violinist singer dancer sculpture portrait watchman`,
  desert: `pharaoh camel nomad meteorite caravan mummy sandstorm`,
  field: `farmer shepherd bee beekeeper cow sheep horse scarecrow flower gardener`,
  battlefield: `soldier general cannon war battle siege`,
  cave: `miner bat treasure fossil`,
  graveyard: `vampire zombie ghost crow gravestone`,
  village: `baker postman bread grandmother`,
  workshop: `clockmaker watchmaker toymaker clock watch machine engine telephone typewriter`,
  room: `hacker programmer doll mirror cat letter widow piano game computer`,
  swamp: `crocodile`,
  rooftop: `pigeon telescope astronomer`,
});

/** Where people without a ship or a suit can stand to see such a place. */
const ASHORE: Readonly<Record<string, string>> = {
  space: 'rooftop',
  planet: 'rooftop',
  underwater: 'sea',
  'open sea': 'sea',
};

/** For settings that some languages' banks lack, the nearest one that every bank has. */
const NEAREST: Readonly<Record<string, string>> = {
  'open sea': 'sea',
  lake: 'forest',
  jungle: 'forest',
  battlefield: 'village',
  ruin: 'desert',
  planet: 'rooftop',
  space: 'rooftop',
  underwater: 'sea',
  hall: 'castle',
  workshop: 'laboratory',
  snow: 'mountains',
  cave: 'mountains',
  swamp: 'forest',
  graveyard: 'village',
  field: 'village',
  room: 'library',
};

export const settingOf = (noun: string): string | undefined => PLACES.get(noun);
/** The natural setting of a person or object, when the prompt names no place. */
export const homeOf = (noun: string): string | undefined => HOMES.get(noun);
export const ashoreOf = (setting: string): string => ASHORE[setting] ?? setting;
export const nearestOf = (setting: string): string => NEAREST[setting] ?? setting;
