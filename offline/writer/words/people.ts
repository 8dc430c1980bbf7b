import { setOf } from './list.ts';

export const WOMEN =
  setOf(`woman girl queen princess mother grandmother sister daughter aunt wife widow witch nun heroine
  waitress actress duchess empress goddess mermaid bride lady granddaughter niece ballerina priestess`);
export const MEN =
  setOf(`man boy king prince father grandfather brother son uncle husband widower wizard monk hero emperor
  waiter actor duke god groom lord grandson nephew knight samurai viking cowboy fisherman blacksmith`);
export const OTHERS =
  setOf(`child kid keeper sailor captain pirate soldier general scientist physicist chemist biologist doctor
  nurse surgeon teacher student pupil professor detective inspector policeman spy thief burglar journalist reporter writer author
  poet painter artist musician pianist violinist singer dancer baker chef cook farmer shepherd hunter gardener carpenter tailor
  clockmaker watchmaker toymaker mechanic engineer programmer hacker coder inventor astronaut cosmonaut pilot driver diver
  explorer archaeologist historian librarian archivist clerk lawyer judge mayor priest pharaoh warrior gladiator ninja alchemist
  magician ghost vampire werewolf zombie alien android cyborg robot traveller traveler wanderer stranger neighbour neighbor twin
  friend orphan refugee prisoner guard messenger postman courier mapmaker cartographer beekeeper photographer lifeguard
  mountaineer climber miner astronomer mathematician philosopher monster giant dwarf elf fairy genie dragon apprentice merchant
  beggar slave peasant survivor passenger locksmith butler maid composer conductor firefighter runner boxer skater surfer
  teenager baby person villager caretaker watchman ferryman builder architect developer founder tourist hiker ranger cyclist
  crew team family expedition group couple class village-elder goalkeeper footballer chessmaster interpreter translator linguist botanist geologist volcanologist vet seamstress weaver potter
  glassblower barber jeweller jeweler smuggler bandit outlaw sheriff nomad mother-in-law grandparent parent`);
export const CREATURES =
  setOf(`cat dog fox wolf bear lion tiger elephant horse cow pig sheep goat rabbit hare mouse rat squirrel
  deer owl eagle raven crow pigeon parrot penguin whale dolphin shark octopus squid jellyfish turtle tortoise snake lizard
  crocodile frog toad bee ant spider butterfly moth dinosaur mammoth unicorn phoenix kraken monkey gorilla chimpanzee panda
  kangaroo koala camel giraffe zebra rhino hippo bat swan goose duck chicken hedgehog badger otter seal salmon fish kitten puppy
  bird donkey hamster crab snail cheetah leopard sparrow heron beetle firefly`);
const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  mice: 'mouse',
  geese: 'goose',
  wolves: 'wolf',
  thieves: 'thief',
  elves: 'elf',
  wives: 'wife',
  knives: 'knife',
  leaves: 'leaf',
  fishermen: 'fisherman',
  policemen: 'policeman',
  postmen: 'postman',
  witches: 'witch',
  foxes: 'fox',
  octopuses: 'octopus',
  heroes: 'hero',
  dwarves: 'dwarf',
  libraries: 'library',
  cities: 'city',
  spies: 'spy',
  ladies: 'lady',
  babies: 'baby',
  fairies: 'fairy',
  butterflies: 'butterfly',
  sheep: 'sheep',
  fish: 'fish',
  boxes: 'box',
  watches: 'watch',
  torches: 'torch',
  churches: 'church',
  glasses: 'glass',
  fireflies: 'firefly',
  diaries: 'diary',
};

/** The singular of a lower-case noun, and whether it was a plural. */
export const singular = (noun: string): { readonly word: string; readonly plural: boolean } => {
  const irregular = IRREGULAR_PLURALS[noun];
  if (irregular !== undefined) return { word: irregular, plural: noun !== 'sheep' && noun !== 'fish' };
  if (/(?:ss|us|is)$/u.test(noun)) return { word: noun, plural: false };
  if (noun.length > 3 && noun.endsWith('s')) return { word: noun.slice(0, -1), plural: true };
  return { word: noun, plural: false };
};

/** Whether a lower-case singular noun names someone a story can follow. */
export const isActor = (noun: string): boolean =>
  WOMEN.has(noun) || MEN.has(noun) || OTHERS.has(noun) || CREATURES.has(noun);
