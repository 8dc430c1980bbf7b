import rules from 'cldr-rbnf/rbnf/fr.json' with { type: 'json' };
import { spelledByRules } from '../../numbers/spelled-by-rules.ts';
import type { Form, Tongue } from '../../tongue.ts';

const spell = spelledByRules(rules.rbnf.rbnf.SpelloutRules);

export const cardinal = (number: bigint, form: Form = 'plain'): string =>
  spell(form === 'feminine' ? '%spellout-cardinal-feminine' : '%spellout-cardinal-masculine', number);

export const ordinal = (number: bigint, gender: 'masculine' | 'feminine' = 'masculine'): string =>
  spell(`%spellout-ordinal-${gender}`, number).replace('quatre-vingt-et-', 'quatre-vingt-');

const FEMININE_ENDING =
  /(?:tion|sion|aison|té|ée|ette|ence|ance|ie|ure|ude|elle|esse|euse|rice|ine|aine|erre)$/u;
const MASCULINE = new Set(
  'verre tonnerre parterre lierre cimeterre musée lycée incendie génie parapluie silence murmure comité côté été pâté magazine traité'.split(
    ' ',
  ),
);
const FEMININE = new Set(
  (
    'longue grande petite belle bonne vieille nouvelle première dernière heure personne femme fille seconde semaine nuit fois maison page tonne étoile île ville voiture pièce vie lettre ' +
    'porte chose famille bouteille bombe balle planète reine sœur mère tête main jambe fenêtre marche langue feuille ' +
    'fleur pomme chaise table tasse école route rue place chambre salle couche bougie bataille guerre victime mort ' +
    'photo image ligne phrase chanson part fée ombre vague dent clé clef arme flèche plume perle pierre montagne ' +
    'colline rivière forêt plage banque usine église croix voix noix souris jument vache poule chèvre abeille ' +
    'minute vitre corde caisse boîte carte tour larme goutte bête brique'
  ).split(' '),
);

const singularOf = (noun: string): string => noun.toLowerCase().replace(/(?<!oi|ri|fo|is)s$/u, '');

/** “une heure”, “vingt-et-une personnes”. */
export const frenchFormBefore: Tongue['formBefore'] = (word, next) => {
  const noun = singularOf(next?.text ?? '');
  if (word.closes !== '' || MASCULINE.has(noun)) return 'plain';
  return FEMININE.has(noun) || FEMININE_ENDING.test(noun) ? 'feminine' : 'masculine';
};

export const sayFraction = (over: bigint, under: bigint): string =>
  `${cardinal(over)} ${ordinal(under)}${over === 1n ? '' : 's'}`;

/** “millions d’euros”, “milliards de dollars”. */
export const afterMagnitude = (magnitude: string, noun: string): string => {
  if (!magnitude.startsWith('mill') || magnitude === 'mille') return noun;
  return /^(?:[aeiouyéèêœ]|h(?:abit|ectare|ectom|eure|istoi|omme|ôpit|ôtel|uil|umain))/u.test(noun) &&
    !noun.startsWith('yen')
    ? `d'${noun}`
    : `de ${noun}`;
};
