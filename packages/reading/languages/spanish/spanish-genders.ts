const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Endings of feminine nouns. */
const FEMININE_ENDING = /(?:a|ión|[dt]ad|tud|umbre|triz|sis|itis)$/u;
/** Endings of nouns in -a that are masculine, or that usually have the same form for men and women. */
const MASCULINE_ENDING =
  /(?:(?<!^(?:l|p|v|ar|rev|entrev|conqu|reconqu|autop|amat))ista|crata|[ií]cida|nauta|iatra|grama|terapeuta)$/u;

/** Masculine nouns with a feminine ending. */
const MASCULINE = list(
  'día mediodía mapa problema sistema ecosistema tema planeta poeta idioma clima drama fantasma cometa ' +
    'tranvía sofá kilo enigma dilema poema diploma aroma síntoma esquema lema panorama pijama papa gorila ' +
    'koala puma panda yoga guardia centinela dálmata colega camarada pirata jesuita recluta espía patriota ' +
    'compatriota idiota monarca atleta piloto agua hada águila alma arma hacha emblema teorema fonema ' +
    'estigma dogma magma plasma asma cisma prisma carisma trauma hematoma delta sida nómada cura policía ' +
    'vigía indígena belga croata azteca profeta acróbata avión camión gorrión bastión escorpión embrión ' +
    'sarampión centurión análisis paréntesis énfasis éxtasis oasis chasis',
);

/**
 * Feminine nouns without a feminine ending; if the plural changes the written accent, they are listed without their
 * ending.
 */
const FEMININE = list(
  'noche medianoche tarde vez calle gente mujer flor coliflor mano foto moto radio libido parte nave ' +
    'torre clase sangre muerte suerte llave clave nieve nube luz voz cruz paz raíz nariz perdiz codorniz ' +
    'nuez hoz ley piel pared red imagen imágen virgen vírgen sien base serie especie superficie planicie ' +
    'fase frase sede hélice cárcel orden órden razón razon serpiente corriente fuente mente vertiente ' +
    'patente lente tangente leche sal señal catedral capital espiral postal sucursal central credencial ' +
    'carne hambre madre comadre liebre fiebre ubre labor metrópoli metrópolis necrópolis acrópolis caries ' +
    'sintaxis tos res tribu gripe estirpe prole catástrofe estrofe elipse web app ong pyme tele bici sartén ' +
    'sarten intemperie efigie crin élite elite suite cúspide quiche índole ave miel',
);

const singularOf = (noun: string): string =>
  noun
    .replace(/(?<=.)ces$/u, 'z')
    .replace(/iones$/u, 'ión')
    .replace(/(?<=[aeiouáéíóú])s$/u, '');

/** Whether a noun, in the singular or the plural, is feminine. */
export const isFeminine = (noun: string): boolean => {
  const whole = noun.toLowerCase();
  const singular = singularOf(whole);
  const forms = [whole, singular, singular.replace(/e$/u, '')];
  if (forms.some((form) => MASCULINE.has(form) || MASCULINE_ENDING.test(form))) return false;
  return forms.some((form) => FEMININE.has(form) || FEMININE_ENDING.test(form));
};
