import { setOf } from '#offline/writer/words/list.ts';

/** A setting's description for the painter, and the paths that lead through it. */
export interface Where {
  readonly text: string;
  readonly inside: boolean;
  /** The path onward from there. */
  readonly ways: readonly string[];
  /** The surface for a small object. */
  readonly rest: string;
  /** Objects that do not belong there. */
  readonly odd: ReadonlySet<string>;
}

const FURNITURE = setOf(
  'door window bed throne bookshelf armchair table chair mirror staircase wall clock piano television',
);
const SCENERY =
  setOf(`tram train ship boat raft canoe bus car truck carriage cart tree oak pine palm willow house cottage cabin church tower
  bridge island volcano waterfall horse cow camel road path windmill barn fence tent gate lighthouse rocket campfire moon
  skyscraper factory castle palace well mountain bird gull`);
const NOWHERE: ReadonlySet<string> = new Set();
/** Objects that belong in streets only. */
const TRAFFIC = setOf('tram bus car truck bicycle skyscraper train factory');
/** Walled open places, where doors and windows belong. */
const BUILT = /street|village|castle|harbour|rooftop/u;

const out = (text: string, ways: string, rest = 'on a flat stone'): Where => ({
  text,
  inside: false,
  ways: ways.split(', '),
  rest,
  odd: BUILT.test(text) ? NOWHERE : new Set([...FURNITURE, ...TRAFFIC]),
});
const indoors = (text: string, ways: string, rest = 'on a wooden table'): Where => ({
  text,
  inside: true,
  ways: ways.split(', '),
  rest,
  odd: SCENERY,
});

const WHERE: Readonly<Record<string, Where>> = {
  sea: out('on a rocky shore by the sea', 'a rowing boat, a winding path, a stone staircase'),
  'open sea': out('on the open water of the sea', 'a rowing boat, a sailing ship', 'on a barrel'),
  harbour: out('in an old harbour', 'a rowing boat, a ship, a stone staircase', 'on a barrel'),
  forest: out('in a forest clearing', 'a winding path, a small bridge'),
  jungle: out('in a jungle', 'a narrow path, a canoe'),
  lake: out('by a lake', 'a rowing boat, a winding path'),
  field: out('in a wide meadow', 'a long road, a wooden gate'),
  battlefield: out('on a battlefield', 'a muddy road, a horse'),
  mountains: out('in the mountains', 'a steep path, a stone bridge'),
  desert: out('in the desert', 'a camel, a long path'),
  ruin: out('among the ruins of an ancient city', 'a stone staircase, an archway'),
  planet: out('on an alien world', 'a rocket, a long track'),
  space: {
    ...indoors('in outer space', 'a spaceship, a satellite', 'floating in the dark'),
    odd: new Set([...FURNITURE, ...SCENERY]),
  },
  'city street': out('in a city street', 'a tram, a bicycle, a flight of stairs', 'on a bench'),
  village: out('in a village', 'a long road, a wooden gate, a horse', 'on a bench'),
  castle: out('at a castle', 'a stone staircase, an iron gate, a horse'),
  hall: indoors('in a great hall', 'a wide staircase, a tall door'),
  library: indoors('in a library', 'a tall door, a staircase'),
  laboratory: indoors('in a laboratory', 'an open door, a staircase'),
  workshop: indoors('in a workshop', 'an open door, a staircase', 'on a workbench'),
  cave: indoors('in a cave', 'stone stairs, a rowing boat', 'on a flat stone'),
  snow: out('on a snowy plain', 'a long track, a tent'),
  underwater: indoors('underwater on the seabed', 'a submarine, a sunken ship', 'in the sand'),
  room: indoors('in a room', 'an open door, a staircase'),
  swamp: out('in a swamp', 'a rowing boat, a narrow path'),
  rooftop: out('on a rooftop', 'an open door, a staircase', 'on a chair'),
  station: { ...indoors('in a railway station', 'a train, a staircase', 'on a bench'), odd: FURNITURE },
  graveyard: out('in a graveyard', 'an iron gate, a narrow path'),
};
const UNKNOWN = out('in an open field', 'a long road');

export const whereOf = (setting: string): Where => WHERE[setting] ?? UNKNOWN;
