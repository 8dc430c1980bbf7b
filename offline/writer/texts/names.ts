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

/** Lines that somebody finds, hears or writes. */
export const LINES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Not yet',
    'Begin again',
    'You are nearly there',
    'Ask me tomorrow',
    'Count them once more',
    'Come back before the tide',
    'Leave the light on',
    'It was never lost',
    'Look under the third stair',
    'Nobody is late yet',
  ],
  es: [
    'Todavía no',
    'Empieza otra vez',
    'Ya falta poco',
    'Pregúntamelo mañana',
    'Cuéntalos una vez más',
    'Vuelve antes de la marea',
    'Deja la luz encendida',
    'Nunca estuvo perdido',
  ],
  fr: [
    'Pas encore',
    'Recommence',
    'Tu y es presque',
    'Redemande-moi demain',
    'Compte-les encore une fois',
    'Reviens avant la marée',
    'Laisse la lumière allumée',
    'Rien n’était perdu',
  ],
  de: [
    'Noch nicht',
    'Fang noch einmal an',
    'Du bist fast da',
    'Frag mich morgen',
    'Zähl sie noch einmal',
    'Komm vor der Flut zurück',
    'Lass das Licht an',
    'Es war nie verloren',
  ],
};
