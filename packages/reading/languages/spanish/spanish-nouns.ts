const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that may follow a number and are no noun: the number then stands alone. */
export const NO_NOUN = list(
  'a al ante bajo con contra de del desde e en entre es era eran está están fue fueron ha han hasta la las le les lo los ' +
    'mientras más me menos ni no nos o para pero por porque que se según si sin sobre son su sus también tras u y ya como ' +
    'cuando donde le él ella después antes solo nunca siempre hay había',
);

/** Masculine nouns in -a. */
export const MASCULINE = list(
  'día mapa problema sistema programa tema planeta poeta idioma clima drama fantasma cometa tranvía sofá kilo enigma ' +
    'dilema poema diploma aroma síntoma esquema lema telegrama panorama crucigrama pijama papa gorila koala puma yoga ' +
    'guardia centinela dálmata colega camarada pirata jesuita recluta espía patriota monarca atleta artista turista pianista periodista astronauta piloto agua hada águila alma arma hacha',
);

/** Feminine nouns that do not end in -a, -ción, -sión, -dad, -tad or -tud. */
export const FEMININE = list(
  'noche tarde vez calle gente mujer flor mano foto moto parte nave torre clase sangre muerte suerte llave nube luz voz ' +
    'cruz piel ley pared red imagen base serie fase frase carne fuente mente radio miel sal cárcel orden razón canción ' +
    'corriente serpiente leche hambre sede sílaba madre',
);
