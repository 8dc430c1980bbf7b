import { setOf } from './list.ts';
import { settingOf } from './places.ts';

/** Countable, concrete objects. */
export const OBJECTS =
  setOf(`lighthouse ship boat clock watch book candle lantern key door tree moon sun star planet train robot
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
  gift treasure wreck shipwreck potion spell sandcastle snowman snowflake tattoo uniform ticket passport`);

const COUNTABLE_PLACES =
  setOf(`coast beach shore bay cliff island harbour harbor port dock pier forest wood jungle park garden
  mountain peak valley desert dune oasis city street town market bakery cafe restaurant shop hotel village farm castle palace
  fortress tower kingdom room house home attic basement apartment kitchen cellar bedroom school classroom hospital asylum mansion
  theatre theater office library bookshop bookstore archive museum monastery university laboratory lab workshop observatory factory
  galaxy planet cave cavern mine tomb tunnel bunker field meadow hill battlefield reef trench swamp marsh lake river rooftop
  skyscraper station railway airport platform graveyard cemetery church crypt hole corridor hall temple circus carnival spacecraft
  sea ocean universe`);

const MASS =
  setOf(`water gold silver iron steel time music gravity light darkness love death life hope money power art war peace
  climate weather rain snow ice fire smoke dust sand salt sugar coffee tea chocolate bread cheese wine beer honey oil coal glass
  paper silk cotton wool air oxygen hydrogen energy electricity magnetism evolution history science technology internet memory sleep
  silence loneliness friendship courage fear grief joy luck magic chaos consciousness intelligence software hardware data bitcoin
  blockchain plastic blood dna rna space nature earth mars venus jupiter saturn pluto change dementia cancer poetry jazz football
  chess language knowledge truth trust faith freedom justice fashion thunder lightning fog mist frost matter antimatter amber
  deja vu democracy nothing something everything ai justice wifi encryption photosynthesis osmosis mathematics physics chemistry`);
const MASS_ENDING =
  /(?:ity|ism|ness|ence|ance|ology|graphy|ics|ing|dom|hood|ship|sis|tion|sion|ment|phy|omy|ude)$/u;

export const isPlace = (noun: string): boolean => COUNTABLE_PLACES.has(noun) || settingOf(noun) !== undefined;
/** Whether a lower-case singular noun takes no article in general statements. */
export const isMass = (noun: string): boolean =>
  MASS.has(noun) || (MASS_ENDING.test(noun) && !OBJECTS.has(noun) && !COUNTABLE_PLACES.has(noun));
export const isKnownNoun = (noun: string): boolean => OBJECTS.has(noun) || COUNTABLE_PLACES.has(noun);
