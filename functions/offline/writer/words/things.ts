import { setOf } from './list.ts';

/** Things one can point at and count. */
export const OBJECTS = setOf(`lighthouse ship boat clock watch book candle lantern key door tree moon sun star planet train robot
  rocket telescope map mirror letter doll painting photograph photo camera violin piano guitar flute drum bell bottle box chest
  coin sword shield crown ring necklace locket mask statue throne compass anchor bridge tower wall window ladder staircase lamp
  bicycle bike car bus truck plane airplane aeroplane helicopter balloon submarine spaceship satellite wheel engine machine computer
  laptop phone smartphone telephone radio television screen chip microscope microphone magnet battery bulb umbrella hat coat shoe
  boot dress glove suitcase backpack diary notebook journal scroll newspaper postcard stamp pen pencil typewriter chair table bed
  cradle toy puppet kite ball puzzle chessboard card dice flower rose sunflower seed apple pumpkin cake loaf cup teapot kettle
  bowl spoon knife fork feather egg nest shell pearl diamond gem crystal stone rock meteorite comet asteroid meteor volcano
  island river waterfall lake pond iceberg glacier rainbow storm hurricane tornado tsunami cloud shadow skeleton skull fossil bone
  footprint heart brain eye hand cell virus vaccine molecule atom neuron gene galaxy nebula portal gate carousel tent campfire
  bonfire torch rope axe hammer saw needle thread quilt carpet rug curtain fence well fountain windmill mill barn tractor plough
  pyramid sphinx temple obelisk pillar coffin tomb mummy gravestone tombstone hourglass sundial telegraph printer drone antenna
  algorithm app password code signal message website song melody poem recipe portrait sculpture elevator lift escalator tunnel
  vault safe airship zeppelin raft canoe caravan cart wagon carriage tram spacesuit helmet parachute flag banner trophy medal
  gift secret promise treasure wreck shipwreck potion spell sandcastle snowman snowflake tattoo uniform ticket passport`);

/** Places, each with the setting a painter draws for it. */
const PLACE_SETTINGS: Readonly<Record<string, string>> = {
  sea: 'sea', ocean: 'sea', coast: 'sea', beach: 'sea', shore: 'sea', bay: 'sea', cliff: 'sea', lighthouse: 'sea', island: 'sea',
  atlantic: 'sea', pacific: 'sea', ship: 'sea', boat: 'sea', raft: 'sea', harbour: 'harbour', harbor: 'harbour', port: 'harbour',
  dock: 'harbour', pier: 'harbour', venice: 'harbour', forest: 'forest', wood: 'forest', woods: 'forest', jungle: 'forest',
  rainforest: 'forest', amazon: 'forest', park: 'field', garden: 'field', orchard: 'field', mountain: 'mountains', alps: 'mountains',
  everest: 'mountains', himalayas: 'mountains', andes: 'mountains', peak: 'mountains', summit: 'mountains', volcano: 'mountains',
  valley: 'mountains', vesuvius: 'mountains', desert: 'desert', sahara: 'desert', dune: 'desert', egypt: 'desert', oasis: 'desert',
  pyramid: 'desert', giza: 'desert', mars: 'space', petra: 'desert', city: 'city street', street: 'city street', town: 'city street',
  market: 'city street', paris: 'city street', london: 'city street', tokyo: 'city street', berlin: 'city street', rome: 'city street',
  york: 'city street', chicago: 'city street', constantinople: 'city street', istanbul: 'city street', pompeii: 'city street',
  bakery: 'village', cafe: 'city street', restaurant: 'city street', shop: 'city street', hotel: 'room', village: 'village',
  farm: 'field', castle: 'castle', palace: 'castle', fortress: 'castle', tower: 'castle', kingdom: 'castle', throne: 'castle',
  court: 'castle', versailles: 'castle', room: 'room', house: 'room', home: 'room', attic: 'room', basement: 'room',
  apartment: 'room', kitchen: 'room', cellar: 'room', bedroom: 'room', school: 'room', classroom: 'room', hospital: 'room',
  asylum: 'room', mansion: 'room', theatre: 'room', theater: 'room', office: 'room', elevator: 'room', library: 'library',
  bookshop: 'library', bookstore: 'library', archive: 'library', museum: 'library', monastery: 'library', alexandria: 'library',
  university: 'library', laboratory: 'laboratory', lab: 'laboratory', workshop: 'laboratory', observatory: 'laboratory',
  factory: 'laboratory', silicon: 'laboratory', space: 'space', moon: 'space', orbit: 'space', galaxy: 'space', universe: 'space',
  planet: 'space', jupiter: 'space', saturn: 'space', venus: 'space', pluto: 'space', asteroid: 'space', comet: 'space',
  spaceship: 'space', spacecraft: 'space', hole: 'space', star: 'space', cave: 'cave', cavern: 'cave', mine: 'cave', tomb: 'cave',
  catacomb: 'cave', tunnel: 'cave', bunker: 'cave', field: 'field', meadow: 'field', prairie: 'field', hill: 'field',
  battlefield: 'field', stonehenge: 'field', countryside: 'field', savanna: 'field', snow: 'snow', arctic: 'snow', antarctica: 'snow',
  antarctic: 'snow', greenland: 'snow', iceland: 'snow', pole: 'snow', siberia: 'snow', norway: 'snow', tundra: 'snow',
  glacier: 'snow', iceberg: 'snow', reef: 'underwater', seabed: 'underwater', trench: 'underwater', atlantis: 'underwater',
  abyss: 'underwater', aquarium: 'underwater', submarine: 'underwater', swamp: 'swamp', marsh: 'swamp', bayou: 'swamp', bog: 'swamp',
  lake: 'sea', river: 'forest', rooftop: 'rooftop', roof: 'rooftop', skyscraper: 'rooftop', station: 'station', railway: 'station',
  airport: 'station', subway: 'station', metro: 'station', platform: 'station', graveyard: 'graveyard', cemetery: 'graveyard',
  churchyard: 'graveyard', church: 'graveyard', crypt: 'graveyard', japan: 'city street', france: 'village', spain: 'village',
  germany: 'village', england: 'village', scotland: 'mountains', ireland: 'sea', india: 'city street', china: 'city street',
  greece: 'sea', italy: 'village', africa: 'field', america: 'city street', russia: 'snow', alaska: 'snow', texas: 'desert',
  arizona: 'desert', nevada: 'desert', switzerland: 'mountains', peru: 'mountains', tibet: 'mountains', nepal: 'mountains',
  mexico: 'city street', hollywood: 'city street', world: 'field', earth: 'space',
  bridge: 'city street', corridor: 'room', hall: 'castle', temple: 'desert', circus: 'field', carnival: 'field',
};
const COUNTABLE_PLACES = setOf(`coast beach shore bay cliff island harbour harbor port dock pier forest wood jungle park garden
  mountain peak valley desert dune oasis city street town market bakery cafe restaurant shop hotel village farm castle palace
  fortress tower kingdom room house home attic basement apartment kitchen cellar bedroom school classroom hospital asylum mansion
  theatre theater office library bookshop bookstore archive museum monastery university laboratory lab workshop observatory factory
  galaxy planet cave cavern mine tomb tunnel bunker field meadow hill battlefield reef trench swamp marsh lake river rooftop
  skyscraper station railway airport platform graveyard cemetery church crypt hole corridor hall temple circus carnival spacecraft
  sea ocean universe`);

const ACTOR_SETTINGS: Readonly<Record<string, string>> = {
  sailor: 'sea', captain: 'sea', pirate: 'sea', fisherman: 'harbour', smuggler: 'harbour', mermaid: 'underwater', diver: 'underwater',
  whale: 'underwater', dolphin: 'underwater', shark: 'underwater', octopus: 'underwater', squid: 'underwater', jellyfish: 'underwater',
  kraken: 'sea', turtle: 'underwater', seal: 'snow', penguin: 'snow', wolf: 'forest', fox: 'forest', bear: 'forest', deer: 'forest',
  owl: 'forest', witch: 'forest', hunter: 'forest', knight: 'castle', king: 'castle', queen: 'castle', prince: 'castle',
  princess: 'castle', dragon: 'mountains', mountaineer: 'mountains', climber: 'mountains', astronaut: 'space', cosmonaut: 'space',
  alien: 'space', scientist: 'laboratory', physicist: 'laboratory', chemist: 'laboratory', inventor: 'laboratory', robot: 'laboratory',
  android: 'laboratory', detective: 'city street', thief: 'city street', spy: 'station', librarian: 'library', archivist: 'library',
  historian: 'library', monk: 'library', pharaoh: 'desert', camel: 'desert', nomad: 'desert', archaeologist: 'desert', farmer: 'field',
  shepherd: 'field', bee: 'field', beekeeper: 'field', miner: 'cave', bat: 'cave', vampire: 'graveyard', zombie: 'graveyard',
  ghost: 'graveyard', baker: 'village', clockmaker: 'room', watchmaker: 'room', toymaker: 'room', hacker: 'room', programmer: 'room',
  frog: 'swamp', crocodile: 'swamp', crow: 'graveyard', pigeon: 'rooftop', cat: 'rooftop', viking: 'sea', gladiator: 'city street',
  rocket: 'space', satellite: 'space', telescope: 'rooftop', train: 'station', shipwreck: 'underwater', anchor: 'harbour',
  treasure: 'cave', fossil: 'cave', dinosaur: 'forest', mammoth: 'snow', snowman: 'snow', gravestone: 'graveyard', book: 'library',
  virus: 'laboratory', vaccine: 'laboratory', molecule: 'laboratory', atom: 'laboratory', microscope: 'laboratory', dna: 'laboratory',
  computer: 'laboratory', algorithm: 'laboratory', comet: 'space', wreck: 'underwater', meteorite: 'desert', crown: 'castle',
};

const MASS = setOf(`water gold silver iron steel time music gravity light darkness love death life hope money power art war peace
  climate weather rain snow ice fire smoke dust sand salt sugar coffee tea chocolate bread cheese wine beer honey oil coal glass
  paper silk cotton wool air oxygen hydrogen energy electricity magnetism evolution history science technology internet memory sleep
  silence loneliness friendship courage fear grief joy luck magic chaos consciousness intelligence software hardware data bitcoin
  blockchain plastic blood dna rna space nature earth mars venus jupiter saturn pluto change dementia cancer poetry jazz football
  chess language knowledge truth trust faith freedom justice fashion thunder lightning fog mist frost matter antimatter amber
  deja vu democracy nothing something everything ai justice wifi encryption photosynthesis osmosis mathematics physics chemistry`);
const MASS_ENDING = /(?:ity|ism|ness|ence|ance|ology|graphy|ics|ing|dom|hood|ship|sis|tion|sion|ment|phy|omy|ude)$/u;

export const settingOf = (noun: string): string | undefined => PLACE_SETTINGS[noun];
/** Where someone or something is at home, when the prompt names no place. */
export const homeOf = (noun: string): string | undefined => ACTOR_SETTINGS[noun];
export const isPlace = (noun: string): boolean => COUNTABLE_PLACES.has(noun) || PLACE_SETTINGS[noun] !== undefined;
/** Whether a lower-case singular noun takes no article in general statements. */
export const isMass = (noun: string): boolean =>
  MASS.has(noun) || (MASS_ENDING.test(noun) && !OBJECTS.has(noun) && !COUNTABLE_PLACES.has(noun));
export const isKnownNoun = (noun: string): boolean => OBJECTS.has(noun) || COUNTABLE_PLACES.has(noun);
