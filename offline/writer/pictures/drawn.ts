import { setOf } from '#offline/writer/words/list.ts';

/** Objects that lie on a table or in a hand. */
export const SMALL =
  setOf(`lantern lamp candle key letter envelope map chart compass clock watch hourglass book notebook diary page
  ledger scroll mirror mask coin ring locket crown sword shield chest box bottle cup bread loaf apple flower rose mushroom egg
  skull bell umbrella flag suitcase telescope microscope flask computer laptop telephone phone smartphone radio television
  typewriter violin guitar trumpet drum gramophone globe gear photograph photo postcard pencil pen feather crystal diamond gem
  coffee tea wine knife dagger necklace medal tape chip bulb fruit camera glasses logbook journal envelope`);
/** Objects that stand, swim, fly or grow somewhere. */
export const LARGE =
  setOf(`wheel anchor barrel tree oak pine palm willow fence signpost bench chair armchair table bed door window
  throne bookshelf statue column fountain gravestone campfire fire torch volcano waterfall island iceberg boulder stone rock
  scarecrow kite comet meteor meteorite asteroid planet moon swing cross ship boat raft canoe submarine train tram bus car
  truck carriage cart bicycle rocket satellite spaceship spacecraft balloon airplane plane airship gull bird raven crow owl
  wolf dog cat horse deer fox elephant mammoth lion tiger cow sheep goat camel whale dragon fish shark octopus squid jellyfish turtle
  snake spider butterfly moth bee ant dinosaur mouse rat rabbit bear lighthouse house cottage cabin church chapel tower temple
  pyramid tomb bridge windmill factory gate tent barn robot android antenna piano stairs staircase road path portal castle
  palace cannon skeleton snowman wall sculpture portal rainbow cloud star sun wave machine engine fossil atom molecule brain
  dna sphinx obelisk skyscraper carousel`);

export const isDrawn = (noun: string): boolean => SMALL.has(noun) || LARGE.has(noun);
