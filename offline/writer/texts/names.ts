import type { Language } from '#contract/catalogue.ts';

interface Names {
  readonly she: readonly string[];
  readonly he: readonly string[];
  readonly surname: readonly string[];
  /** Invented places. */
  readonly town: readonly string[];
}

/** Names that fit every sentence: none ends in s, and none needs an elision or another article. */
export const NAMES: Readonly<Record<Language, Names>> = {
  en: {
    she: ['Nadia', 'Ruth', 'Marta', 'Clara', 'Hanna', 'Vera', 'Maud', 'Greta', 'Imogen', 'Priya'],
    he: ['Anton', 'Owen', 'Samir', 'Hugo', 'Edmund', 'Karim', 'Leo', 'Teodor', 'Wilfred', 'Kofi'],
    surname: ['Hale', 'Corder', 'Venn', 'Albright', 'Quill', 'Pomeroy', 'Okoro', 'Lindqvist'],
    town: ['Port Ellery', 'Carrowmouth', 'Great Tansy', 'Marrowfield', 'Saint Orrin', 'Low Withern'],
  },
  es: {
    she: ['Marta', 'Lucía', 'Carmen', 'Elena', 'Rocío', 'Teresa', 'Nuria', 'Paloma'],
    he: ['Julián', 'Tomás', 'Andrés', 'Ramón', 'Mateo', 'Bruno', 'Gonzalo', 'Samuel'],
    surname: ['Valdés', 'Robledo', 'Quiroga', 'Montes', 'Salvatierra', 'Bermejo'],
    town: ['Puerto Almendro', 'Villarena', 'Fuenclara', 'Torrelinda', 'Valdecorzo'],
  },
  fr: {
    she: ['Jeanne', 'Claire', 'Lucie', 'Mathilde', 'Nora', 'Sabine', 'Pauline', 'Margot'],
    he: ['Paul', 'Bastien', 'Gaspard', 'Victor', 'Samir', 'Lucien', 'Théo', 'Karim'],
    surname: ['Moreau', 'Perrot', 'Lemaire', 'Garance', 'Vasseur', 'Delorme'],
    town: ['Port-Sarrin', 'Brévigny', 'Montcerneuil', 'Saint-Faron', 'Vaucreuse'],
  },
  de: {
    she: ['Marta', 'Greta', 'Hanna', 'Ruth', 'Clara', 'Elif', 'Johanna', 'Nora'],
    he: ['Anton', 'Jakob', 'Emil', 'Karim', 'Konrad', 'Oskar', 'Levin', 'Henrik'],
    surname: ['Brandt', 'Kessler', 'Vogel', 'Hartwig', 'Lindner', 'Aydin'],
    town: ['Altenbruck', 'Sandhaven', 'Mühlbrunn', 'Niederau'],
  },
};

/** Lines that somebody finds, hears or writes; each tale names those that fit it. */
const ENGLISH_LINES = {
  notYet: 'Not yet',
  beginAgain: 'Begin again',
  nearlyThere: 'You are nearly there',
  askTomorrow: 'Ask me tomorrow',
  countAgain: 'Count them once more',
  beforeTide: 'Come back before the tide',
  lightOn: 'Leave the light on',
  neverLost: 'It was never lost',
  thirdStair: 'Look under the third stair',
  nobodyLate: 'Nobody is late yet',
  whoseLight: 'Who left the light on?',
  howFar: 'Are we nearly there?',
} as const;
export type LineName = keyof typeof ENGLISH_LINES;

export const LINES: Readonly<Record<Language, Readonly<Record<LineName, string>>>> = {
  en: ENGLISH_LINES,
  es: {
    notYet: 'Todavía no',
    beginAgain: 'Empieza otra vez',
    nearlyThere: 'Ya falta poco',
    askTomorrow: 'Pregúntamelo mañana',
    countAgain: 'Cuéntalos una vez más',
    beforeTide: 'Vuelve antes de la marea',
    lightOn: 'Deja la luz encendida',
    neverLost: 'Nunca estuvo perdido',
    thirdStair: 'Mira debajo del tercer escalón',
    nobodyLate: 'Todavía nadie llega tarde',
    whoseLight: '¿Quién dejó la luz encendida?',
    howFar: '¿Falta mucho?',
  },
  fr: {
    notYet: 'Pas encore',
    beginAgain: 'Recommence',
    nearlyThere: 'Tu y es presque',
    askTomorrow: 'Redemande-moi demain',
    countAgain: 'Compte-les encore une fois',
    beforeTide: 'Reviens avant la marée',
    lightOn: 'Laisse la lumière allumée',
    neverLost: 'Rien n’était perdu',
    thirdStair: 'Regarde sous la troisième marche',
    nobodyLate: 'Personne n’est encore en retard',
    whoseLight: 'Qui a laissé la lumière allumée ?',
    howFar: 'C’est encore loin ?',
  },
  de: {
    notYet: 'Noch nicht',
    beginAgain: 'Fang noch einmal an',
    nearlyThere: 'Du bist fast da',
    askTomorrow: 'Frag mich morgen',
    countAgain: 'Zähl sie noch einmal',
    beforeTide: 'Komm vor der Flut zurück',
    lightOn: 'Lass das Licht an',
    neverLost: 'Es war nie verloren',
    thirdStair: 'Sieh unter der dritten Stufe nach',
    nobodyLate: 'Noch ist niemand zu spät',
    whoseLight: 'Wer hat das Licht angelassen?',
    howFar: 'Sind wir bald da?',
  },
};
