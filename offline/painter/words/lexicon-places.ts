import type { Shot } from '#contract/picture.ts';
import type { Weather } from '#offline/painter/canvas/easel.ts';
import type { Time } from '#offline/painter/canvas/palettes.ts';
import type { SettingName } from '#offline/painter/settings/settings.ts';

export const SETTING_WORDS: Record<SettingName, string> = {
  forest: 'forest,wood,woodland,grove,pinewood,clearing',
  aspens:
    'aspen,aspen tree,white aspen,white tree,golden treetop,golden leaf,golden leave,white bark,slim young tree,young tree',
  jungle: 'jungle,rainforest,tropic,mangrove',
  mountains: 'mountain,peak,summit,alp,ridge,valley,canyon,gorge,himalaya,hill,cliff face',
  desert: 'desert,dune,sahara,sand dune,oasis,savanna,savannah,egypt,sand',
  field: 'field,meadow,farm,plain,countryside,pasture,prairie,park,orchard,grassland,vineyard,road,steppe',
  tent: 'in a tent,inside a tent,table in a tent',
  battlefield: 'battlefield,trench,battle,front line,siege,war',
  snow: 'arctic,antarctic,tundra,glacier,pole,ice field,snowfield,snowy plain,ice sheet,siberia,frozen lake,snow,snowy',
  swamp: 'swamp,marsh,bog,bayou,wetland,moor,fen',
  sea: 'sea,ocean,open water,atlantic,pacific',
  coast: 'coast,cliff,shore,headland,bay,rocky shore,promontory',
  beach: 'beach,sand beach,lagoon',
  harbour: 'harbour,harbor,port,marina,water of a harbour',
  quay: 'quay,quay of a harbour,quay of an old,dock,pier,wharf,people on the quay,crowd on the quay',
  lake: 'lake,pond,fjord,canal',
  river: 'river,riverbank,bank of a river',
  underwater: 'underwater,seabed,ocean floor,sea floor,reef,coral reef,deep sea,abyss,beneath the wave',
  deck: 'deck,ship deck,bridge of the ship,deck of a wooden,wooden deck,rail of a ship,wheel of a ship,wheel of a wooden',
  'gun-deck': 'gun deck,below the deck,below deck',
  city: 'city,street,downtown,avenue,metropolis,boulevard,skyline,intersection,traffic,london,paris,berlin,new york,tokyo',
  'old-town':
    'alley,old town,old street,old city street,street of berlin,street of cambridge,street of old berlin,street stall,square,marketplace,market,lane,plaza,bazaar,cobblestone',
  rooftop: 'rooftop,roof,balcony,terrace',
  village: 'village,town,hamlet,settlement',
  castle: 'castle,fortress,citadel,battlement,rampart',
  ruin: 'ruin,acropolis,ancient city,excavation,rome,greece',
  graveyard: 'graveyard,cemetery,churchyard,crypt,grave',
  station: 'station,train station,platform,railway station,railway,rail,subway',
  room: 'room,bare room,empty room,old room,bedroom,kitchen,parlour,parlor,living room,study,apartment,chamber,desk,table,indoors,bar,cafe,classroom,hospital,hotel',
  library: 'library,archive,bookshop,bookstore',
  laboratory:
    'laboratory,old laboratory,empty laboratory,lab,clinic,research center,observatory,server room,data center',
  hall: 'hall,throne room,ballroom,church interior,courtroom,cathedral,palace hall',
  'control-room': 'control room,mission control',
  theatre: 'theatre,theater,stage,on the stage,golden hall,opera,opera house,concert hall',
  'town-hall': 'town hall,brick town hall,city hall',
  garden: 'garden,garden meadow,garden path,through a garden,garden gate,hill garden',
  golf: 'golf,golf meadow,golf course',
  'launch-site': 'launch,launch site,launch pad,launchpad,spaceport',
  isle: 'rocky island,high rocky island,lighthouse island',
  cliff: 'stone step,steep stone step,iron railing,railing,step up a cliff,cliff path',
  'lamp-room': 'lamp room,glass lamp of a,lamp of a lighthouse,round room',
  falls: 'huge waterfall,great waterfall,niagara,niagara fall,foot of the waterfall',
  palace: 'palace,court of a palace,courtyard of a palace',
  courtyard: 'courtyard,yard',
  museum: 'museum,museum hall,museum wall,art gallery,picture gallery,gallery,louvre',
  corridor: 'corridor,hallway,tunnel,passage,sewer,long corridor,office corridor',
  stairs: 'staircase,stairwell,stairway,long staircase',
  cell: 'prison cell,prison,cell,dungeon,jail',
  office: 'office,town hall office,newsroom',
  pharmacy: 'pharmacy,old pharmacy,chemist shop,apothecary,drugstore',
  workshop:
    'workshop,old workshop,attic,cellar,basement,garage,forge,smithy,factory floor,studio,barn interior',
  space: 'space,outer space,planet earth,orbit,cosmos,galaxy,universe,deep space,nebula,black hole,milky way',
  planet: 'planet,mars,lunar surface,alien world,crater,moon surface,surface of the moon,exoplanet',
  cave: 'cave,cavern,grotto,mine,mine shaft',
  spacecraft: 'cockpit,spacecraft,capsule,space station,airlock',
  sky: 'sky,cloud,heaven,above the cloud,stratosphere',
};

/** The place that an object suggests when no place is named. */
export const IMPLIED_PLACE: readonly (readonly [setting: SettingName, objects: string])[] = [
  ['coast', 'lighthouse'],
  ['sea', 'sailing-ship,ship,island,waves,boat,anchor'],
  ['lake', 'rowing-boat,waterfall'],
  ['underwater', 'whale,octopus,shark,jellyfish,submarine,fish,turtle'],
  ['desert', 'camel,pyramid,palm,lion'],
  ['space', 'satellite,planet,spaceship,meteor'],
  ['planet', 'rocket'],
  ['forest', 'wolf,stag,deer,fox,owl,bear,mushroom,pine'],
  ['jungle', 'elephant,dinosaur,snake'],
  ['snow', 'iceberg,snow'],
  ['sky', 'airplane,airship,balloon,dragon'],
  ['castle', 'castle,shield,sword'],
  ['hall', 'throne,crown'],
  ['city', 'car,tram,skyscraper,street-lamp,truck,bicycle,umbrella'],
  ['station', 'train'],
  ['village', 'house,cottage,church,barn,well'],
  ['field', 'windmill,oak,horse,cow,sheep,scarecrow,kite,fence,butterfly,bee,flower,tent'],
  ['battlefield', 'cannon,flag'],
  ['graveyard', 'gravestone,raven,skeleton,cross,skull'],
  ['laboratory', 'microscope,flask,computer,chip,helix,atom,brain,robot,antenna,bulb'],
  ['library', 'book,scroll,bookshelf'],
  ['workshop', 'gear,chest,barrel,typewriter'],
  ['ruin', 'temple,arch,statue,column'],
  ['corridor', 'door'],
  ['mountains', 'volcano,bridge'],
  ['spacecraft', 'console'],
  [
    'room',
    'candle,key,letter,clock,watch,lamp,table,chair,armchair,bed,mirror,window,phone,telephone,radio,television,camera,cup,bread,apple,piano,violin,guitar,gramophone,mask,glasses,magnifier,pen,bottle,rose,ring,coin,hourglass,globe,map,compass,suitcase,bell,cat,mouse,spider',
  ],
];

export const TIME_WORDS: Record<Time, string> = {
  night: 'night,midnight,nighttime,moonlit,moonlight,starlit,dark,darkness,evening star,nocturnal',
  dawn: 'dawn,sunrise,morning,daybreak,first light',
  day: 'noon,midday,day,daylight,afternoon,bright',
  dusk: 'dusk,sunset,twilight,evening,golden hour,nightfall,setting sun',
};

export const WEATHER_WORDS: Record<Exclude<Weather, 'clear'>, string> = {
  storm: 'storm,thunder,thunderstorm,lightning,tempest,hurricane,gale,stormy',
  rain: 'rain,rainy,downpour,drizzle,wet',
  snow: 'snow,snowfall,blizzard,snowstorm,snowing,snowy',
  fog: 'fog,foggy,mist,misty,haze,hazy',
  cloudy: 'overcast,grey daylight,gray daylight,low cloud,grey sea,cloudy,grey sky,gray sky,gloomy',
};

export const SHOT_WORDS: Record<Shot, string> = {
  'wide view': 'wide view,wide shot,panorama,establishing shot,vista,distant view,from afar',
  'medium view': 'medium view,medium shot',
  'low angle': 'low angle,from below,looming,towering',
  'close view': 'close view,close up,closeup,macro,close shot,detail',
  'high angle': 'high angle,from above,bird eye,aerial,overhead,looking down',
  'over the shoulder': 'over the shoulder',
};
