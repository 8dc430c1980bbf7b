/* The words of directions in round brackets, as alternatives for a regular expression; a space matches any spaces. */

export interface DirectionWords {
  /** What a speaker or the audience does. */
  readonly done: string;
  /** The sounds that people make, or their silence. */
  readonly noise: string;
  /** How a line is said. Contains only words that nobody would add in brackets to an ordinary sentence. */
  readonly said: string;
  readonly before: string;
  readonly after: string;
  /** The sounds that things make, and the articles before the names of those things. */
  readonly heard: readonly [article: string, heard: string];
  /**
   * With these words, brackets add something to a sentence: “(the door slams)” is a direction, “(and it slams)”
   * isn’t.
   */
  readonly telling: string;
  /** “Soft music”, “the music fades out”, “music up”. */
  readonly music: readonly [adjective: string, music: string, changes: string, ends: string];
  /** What the camera, the cut and the microphone do. */
  readonly shown: string;
  /** Words that may also be in brackets in an ordinary sentence, as in “Stir (slowly)”. */
  readonly unsure: string;
}

const ENGLISH: DirectionWords = {
  done: `laughs|laughing|chuckl(?:es|ing)|giggl(?:es|ing)|snickers|snickering|sighs|sighing|sobs|sobbing|cries|crying|weeps|
weeping|gasps|gasping|groans|groaning|moans|moaning|coughs|coughing|sneez(?:es|ing)|sniffs|sniffl(?:es|ing)|yawns|yawning|gulps|
grunts|grunting|scoffs|snorts|snorting|snores|snoring|hums|humming|whispers|whispering|shouts|shouting|yells|yelling|screams|
screaming|murmurs|murmuring|mutters|muttering|mumbl(?:es|ing)|stammers|inhales|exhales|smiles|smiling|grins|grinning|nods|nodding|
winks|winking|shrugs|shrugging|frowns|frowning|claps|clapping|cheers|cheering|applauds|applauding|
clears (?:(?:his|her|their) )?throat|takes a (?:deep )?breath|breathes (?:heavily|deeply|in|out)|breathing heavily|
looks (?:at|into) (?:the )?camera`,
  noise: `laugh|laughter|sigh|whisper|applause|pauses?|pausing|beats?|silence|deep breath|inaudible|unintelligible|indistinct|
crosstalk|footsteps|gunshots?|drum ?roll|record scratch`,
  said: 'softly|whispered|in a (?:\\p{L}+ ){1,2}voice|(?:in)?to (?:the )?camera',
  before: `(?:an? )?(?:long|short|brief|small|slight|soft|quiet|loud|nervous|awkward|dramatic|deep|heavy|light|stunned|sudden|canned|
crowd|audience|bitter|wry|evil|polite|scattered|thunderous|softly|quietly)|an?`,
  after: `softly|quietly|loudly|nervously|heavily|deeply|awkwardly|sadly|happily|again|slowly|gently|bitterly|hysterically|
uncontrollably|lightly|briefly|together|a (?:little|bit)|to (?:him|her|them)sel(?:f|ves)|(?:in|from) the (?:background|distance|audience|crowd)`,
  heard: [
    '(?:the )?',
    `slamming|creaking|ringing|buzzing|beeping|barking|howling|chirping|rumbling|crackling|knocking|honking|ticking|roaring|blaring|
chiming|tolling|hissing|wailing|exploding|shattering|crashing|splashing|thudding|clicking|rustling|meowing|flapping|creaking open`,
  ],
  telling: `and|but|or|so|because|which|who|that|if|when|as|i|you|he|she|it|we|they|me|my|your|his|her|our|their|this|these|is|was|are|
were|not|no|never|nobody|nothing|everything|something|every|each|some|often|always|a|an|the|for|with|of|one|two|three|four|five`,
  music: [
    `soft|gentle|slow|fast|upbeat|dramatic|eerie|tense|sad|happy|cheerful|ominous|epic|calm|quiet|loud|background|intro|outro|theme|
suspenseful|mysterious|dark|light|inspiring|uplifting|ambient|acoustic|electronic|orchestral|piano|guitar|lo-?fi`,
    'music',
    'swells|fad(?:es|ing)|play(?:s|ing)|starts|stops|begins|ends|builds|rises|continues|kicks|cuts|resumes|drops',
    'in|out|up|down|under|off|on',
  ],
  shown: `(?:smash |match |hard |jump )?cut (?:back )?to:? (?!\\d|size|length|fit|pieces|ribbons|order|measure|the (?:bone|chase|quick)).{1,60}|cuts to (?:black|white)|
fade (?:in|out|to|up)(?:\\W.{1,60})?|fades (?:in|out|up|to (?:black|white))(?: \\p{L}+ly)?|zooms? (?:in|out|on|to|into)(?: .{1,60})?|pan(?:s|ning)? (?:left|right|up|down|to|across)(?: .{1,60})?|
dissolves? to .{1,60}|(?:extreme )?close-?up(?: (?:of|on) .{1,60})?|(?:wide|medium|aerial|tracking|establishing|pov|drone) shot(?: .{1,60})?|
b-?roll(?: .{1,80})?|(?:sfx|vfx|gfx)(?:\\W.{1,80})?|(?:fx|visuals?|video|image|shot|camera|on-?screen(?: text)?|text(?: on screen)?|super|
title card|graphics?|sounds?(?: effects?)?|audio|music|lights?) ?[:–—].{0,80}|cue (?:the )?(?:music|lights?|applause)|
lights (?:up|down|out|dim|fade)|curtain (?:falls|rises)|end of (?:scene|act)|(?:sounds?|noise) of (?!music|metal|freedom|silence).{1,60}|
v\\. ?o\\.?|o\\. ?s\\.?|o\\. ?c\\.?|v/o|o/s|voice-? ?over|text on screen|cont[’']d|knock(?:s|ing)? (?:on|at) the door|
(?:the |an? )?(?:door|doors|gate|window|phone|telephone|bell|bells|doorbell|alarm|clock|dog|dogs|wolf|wind|thunder|siren|sirens|(?:car )?horn|
engine|glass|crowd|audience|floor|floorboard|stairs|radio|machine|monitor|fire|rain|baby|cat|bird|birds|lion|timer|kettle|leaves|
water|bomb|explosion|gun) (?:slams|creaks|rings?|buzzes|beeps|barks?|howls|chirps?|rumbles|crackles|knocks|honks|ticks|roars|blares|
chimes|tolls?|hisses|wails?|explodes|shatters|crashes|splashes|thuds|clicks|rustles?|opens|closes|shuts|meows)|glass breaks`,
  unsure: `quietly|loudly|slowly|gently|sadly|happily|angrily|nervously|excitedly|calmly|quickly|breathlessly|sarcastically|excited|
angry|sad|happy|nervous|confused|surprised|shocked|serious|sarcastic|smile|cough|scream|gasp|groan|cheer|sob|giggle|whistles?|whistling|sings|
singing|hesitates|hesitating|aside|enters|exits|blackout|curtain|crickets|transition|fade|cut|zoom|vo|os|oc|off|continued|mic drop|
(?:on|off)[- ]?(?:camera|screen|stage)|under (?:his|her|their) breath|to (?:himself|herself|themselves|the audience)`,
};

const GERMAN: DirectionWords = {
  done: `lacht|lachend|kichert|kichernd|schmunzelt|schmunzelnd|grinst|grinsend|seufzt|seufzend|weint|weinend|schluchzt|schluchzend|
flüstert|flüsternd|schreit|schreiend|brüllt|brüllend|hustet|hustend|gähnt|gähnend|stöhnt|stöhnend|murmelt|murmelnd|räuspert sich|nickt|
nickend|zwinkert|zwinkernd|lächelt|lächelnd|klatscht|klatschend|jubelt|jubelnd|applaudiert|schweigt|zögert|zögernd|stockt|stottert|
holt (?:tief )?luft|atmet (?:tief |schwer )?(?:ein|aus|durch)`,
  noise:
    'lachen|gelächter|seufzer|seufzen|flüstern|applaus|beifall|jubel|stille|schweigen|pause|unverständlich|trommelwirbel',
  said: 'leise|mit \\p{L}+er stimme|(?:aus dem|im) off',
  before: `(?:eine? )?(?:kurze|lange|kleine|dramatische|peinliche|betretene|angespannte|tiefe|laute|leise|nervöse|schallende|tosende|
verhaltene|große)[srn]?|eine?|leise|laut`,
  after: 'leise|laut|nervös|tief|auf|kurz|bitter|verlegen|wieder|im (?:hintergrund|publikum)|vor sich hin',
  heard: [
    '(?:die |der |das )?',
    `klingelt|knallt|knallen|bellt|bellen|quietscht|klopft|donnert|läutet|läuten|piept|rauscht|knarrt|knarzt|heult|heulen|tickt|
hupt|zwitschern|zirpen|zerbricht|explodiert|plätschert|schlägt zu|fällt (?:zu|ins schloss)|öffnet sich|geht (?:auf|zu)`,
  ],
  telling: `und|aber|oder|weil|die|der|das|den|dem|wenn|als|ich|du|er|sie|es|wir|ihr|mein|dein|sein|nicht|kein|keiner|nie|niemand|
immer|oft|man|ein|eine|wie|was|wo|zwei|drei|jeder|alles`,
  music: [
    'sanfte|ruhige|dramatische|leise|laute|fröhliche|traurige|düstere|spannende|epische|heitere|bedrohliche|schnelle|langsame',
    '(?:hintergrund|intro|outro|klavier|titel)?musik',
    'setzt|wird|verklingt|blendet|endet|startet|beginnt|spielt|läuft|stoppt|schwillt|steigt',
    'aus|an|ein|hoch|runter|lauter|leiser|weg',
  ],
  shown: `(?:harter )?schnitt (?:auf|zu) .{1,60}|kamera (?:zoomt|schwenkt|fährt) .{1,60}|schwenk (?:auf|nach|über|zu) .{1,60}|
zoom auf .{1,60}|nahaufnahme(?: .{1,60})?|(?:auf|ab|über)blende(?: .{1,40})?|einblendung(?: .{1,60})?|
(?:bild|ton|musik|kamera|einblendung|geräusche?|o-ton) ?[:–—].{0,80}|(?:geräusche?|klang) (?:von|der|des|eines|einer) .{1,40}|
(?:tür|telefon|hunde|vogel|donner|glocken|meeres|wellen)(?:knallen|klingeln|gebell|gezwitscher|grollen|läuten|rauschen)|
man hört (?:eine?n?|die|das|den|schritte|stimmen|musik|regen|wind|donner|sirenen|glocken)(?: .{1,40})?|es (?:klopft|klingelt|donnert|knallt|läutet)`,
  unsure: `laut|traurig|wütend|fröhlich|aufgeregt|begeistert|nervös|ironisch|sarkastisch|nachdenklich|ernst|ängstlich|überrascht|
erstaunt|freundlich|streng|langsam|schnell|ruhig|singt|pfeift|summt|schritte|schüsse|husten|vorhang|schnitt|geht ab|tritt auf|o-ton`,
};

const FRENCH: DirectionWords = {
  done: `rit|rient|riant|en riant|éclate de rire|rigole|ricane|ricanant|sourit|souriante?|en souriant|soupire|soupirant|en soupirant|
pleure|en pleurant|sanglote|en sanglotant|chuchote|chuchotant|en chuchotant|murmure|murmurant|en murmurant|crie|en criant|hurle|
en hurlant|tousse|en toussant|bâille|gémit|hoche la tête|se racle la gorge|applaudit|applaudissent|hésite|hésitant|
(?:inspire|respire) profondément`,
  noise: `rires?|éclats? de rire|soupirs?|sanglots|chuchotements?|applaudissements|acclamations|huées|silence|pause|
un (?:petit |long |court |bref )?temps|inaudible|incompréhensible|roulement de tambour`,
  said: "(?:à )?voix basse|à voix haute|à mi-voix|tout bas|d[’']une voix \\p{L}+",
  before: '(?:une? )?(?:court|courte|long|longue|bref|brève|petite?|grande?|lourd|légère?)|une?',
  after: `nerveusement|doucement|fort|fortement|tristement|pesant|gênée?|lourd|total|dramatique|(?:dans|de) la salle|du public|au loin|
enregistrés|longue?|courte?|brève?`,
  heard: [
    "(?:les? |la |une? |l[’'])",
    "claque|sonne|sonnent|aboie|aboient|grince|tonne|gronde|retentit|siffle|explose|klaxonne|crépite|se ferme|s[’']ouvre",
  ],
  telling: `et|mais|ou|car|qui|que|si|quand|je|tu|il|elle|on|nous|vous|ils|mon|ton|son|ce|ne|pas|jamais|personne|rien|le|la|les|une?|
des|du|deux|trois|tout`,
  music: [
    'petite|douce',
    'musique',
    "(?:qui )?(?:monte|s[’']arrête|commence|démarre|baisse|s[’']estompe|s[’']éteint|reprend)",
    'douce|dramatique|entraînante|triste|joyeuse|épique|calme|sombre|lente|rapide|tendue|de fond|inquiétante|angoissante|mystérieuse',
  ],
  shown: `(?:très )?gros plan(?: .{1,60})?|plan (?:large|serré|moyen|fixe|rapproché|d[’']ensemble)(?: .{1,60})?|
fondu (?:au (?:noir|blanc)|enchaîné|sortant|entrant)(?: .{1,40})?|zoom (?:sur|avant|arrière)(?: .{1,60})?|travelling(?: .{1,60})?|coupe (?:sur|vers) (?!mesure).{1,60}|
bruits? (?:de|d[’']|du|des) ?.{1,50}|(?:visuel|son|musique|bruitage|caméra|texte|plan) ?[:–—].{0,80}|voix (?:off|hors champ)|
hors[- ]champ|texte à l[’']écran(?:\\W.{1,60})?|on entend (?:une?|des|les?|la|l[’']).{1,40}|on (?:frappe|sonne) à .{1,40}`,
  unsure: `doucement|fort|bas|triste|tristement|en colère|joyeux|joyeuse|joyeusement|nerveux|nerveuse|ironique|surprise?|lentement|
rapidement|calmement|sérieux|sérieuse|excitée?|chante|chantonne|siffle|pleurs|toux|rideau|noir|entre|sort|coupe`,
};

const SPANISH: DirectionWords = {
  done: `ríen?|se ríen?|riendo|entre risas|suspira|suspirando|llora|llorando|solloza|sollozando|susurra|susurrando|en susurros|gritan?|
gritando|tose|tosiendo|bosteza|bostezando|asiente|sonríe|sonriendo|gime|gimiendo|murmura|murmurando|guiña (?:un|el) ojo|carraspea|
se aclara la (?:voz|garganta)|aplauden?|aplaudiendo|respira (?:hondo|profundo|profundamente)|vacila|titubea`,
  noise: `risas?|risitas|carcajadas?|suspiros?|sollozos?|susurros?|aplausos?|ovación|vítores|abucheos|silencio|pausa|ininteligible|
inaudible|portazo|redoble de tambor(?:es)?`,
  said: 'en voz (?:baja|alta)|con voz \\p{L}+|bajito',
  before: '(?:una? )?(?:breve|largo|larga|corto|corta|pequeña|gran|leve|profundo)|una?',
  after: `nerviosamente|fuerte|suavemente|bajito|incómodo|larga|largo|breve|corta|dramática|nerviosas?|(?:d|en )el público|de fondo|
al fondo|enlatadas`,
  heard: [
    '(?:el |la |los |las |una? )',
    'suenan?|ladran?|chirría|cruje|aúlla|retumba|explota|se (?:abre|cierra)(?: de golpe)?',
  ],
  telling: `y|o|pero|porque|si|cuando|yo|tú|él|ella|nosotros|ellos|mi|tu|su|no|nunca|nadie|nada|siempre|que|el|la|los|las|una?|dos|
tres|todo`,
  music: [
    'suave|dulce',
    'música',
    '(?:que )?(?:sube|baja|se (?:detiene|desvanece|apaga)|comienza|empieza|suena|termina|crece)',
    'suave|dramática|alegre|triste|épica|tensa|de fondo|lenta|rápida|tranquila|inquietante|misteriosa',
  ],
  shown: `primer(?:ísimo)? plano(?: .{1,60})?|plano (?:general|medio|detalle|fijo|cerrado|abierto|corto)(?: .{1,60})?|corte a:? (?!medida).{1,60}|
fundido (?:a|en) (?:negro|blanco)|zoom (?:a|sobre|hacia) .{1,60}|voz en off|fuera de (?:cámara|cuadro|plano|campo|pantalla)|
texto en pantalla(?:\\W.{1,60})?|(?:imagen|sonido|música|efecto|cámara|texto|plano) ?[:–—].{0,80}|(?:sonido|ruido)s? del? .{1,50}|
se (?:oyen?|escuchan?) (?:un|una|unos|unas|el|la|los|las|pasos|voces|gritos|sirenas|campanas|truenos|lluvia|música)(?: .{1,40})?|se (?:abre|cierra)n? (?:la|las|el) (?:puertas?|ventanas?|telón|cortinas?)|
(?:suenan?|ladran?|llaman a|golpean|sube|baja|termina|entra) (?:el|la|los|las|una?) \\p{L}+`,
  unsure: `suave|suavemente|fuerte|triste|tristemente|enfadad[oa]|enojad[oa]|nervios[oa]|irónic[oa]|sorprendid[oa]|lentamente|rápido|
despacio|canta|silba|tos|pasos|gritos|disparos?|telón|corte|sale|aparte`,
};

export const DIRECTION_WORDS: readonly DirectionWords[] = [ENGLISH, GERMAN, FRENCH, SPANISH];
